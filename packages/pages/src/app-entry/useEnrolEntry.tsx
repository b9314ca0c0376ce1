import { type ReactNode, useState } from 'react';
import { dialogOnDemand } from '../navigation/dialogOnDemand.tsx';
import { usePortal } from '../portal/Portal.ts';

const AppEntryDialog = dialogOnDemand(async () => (await import('./AppEntryDialog.tsx')).AppEntryDialog);

interface EnrolEntry {
  /** Without an app to enrol in there is no way there. */
  open: (() => void) | undefined;
  /** Stands anywhere in the page that offers it. */
  dialog: ReactNode;
}

/** The way to enrol and to claim: both are done in the app. */
export function useEnrolEntry(): EnrolEntry {
  const { config } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const address = config.appDownloadAddress;
  if (!address) return { open: undefined, dialog: null };
  return {
    open: () => setOpen(true),
    dialog: isOpen && <AppEntryDialog address={address} onClose={() => setOpen(false)} />,
  };
}
