import type { BusinessLine } from '@cloud-school/api-client';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { previewAddress } from '../phone-preview/previewAddress.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

const AppEntryDialog = lazyDialog(() => import('./AppEntryDialog.tsx'), 'AppEntryDialog');
const PhonePreview = lazyDialog(() => import('../phone-preview/PhonePreview.tsx'), 'PhonePreview');

interface EnrolEntry {
  /** Opens enrolment; without an app there is no way there. */
  open: (() => void) | undefined;
  /** Opens a business line. */
  openLine: ((line: BusinessLine) => void) | undefined;
  /** Stands anywhere in the page that offers it. */
  dialog: ReactNode;
}

/** The way to what is done on the phone: the mobile page in a preview where one is configured, else the app's code. */
export function useEnrolEntry(): EnrolEntry {
  const { config } = usePortal();
  const tenantId = useTenantId();
  const [opened, setOpened] = useState<BusinessLine | null>(null);
  const close = () => setOpened(null);
  const { mobileAppAddress, appDownloadAddress } = config;

  const place = { line: opened ?? 'enroll', tenantId, ownOrigin: window.location.origin };
  const address = mobileAppAddress ? previewAddress(mobileAppAddress, place) : null;
  if (!address && !appDownloadAddress) return { open: undefined, openLine: undefined, dialog: null };
  return {
    open: () => setOpened('enroll'),
    openLine: setOpened,
    dialog:
      opened &&
      (address ? (
        <PhonePreview line={opened} address={address} onClose={close} />
      ) : (
        appDownloadAddress && <AppEntryDialog address={appDownloadAddress} onClose={close} />
      )),
  };
}
