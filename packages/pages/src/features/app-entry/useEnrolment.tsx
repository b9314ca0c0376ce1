import type { BusinessLine } from '@cloud-school/domain';
import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { previewAddress } from '../phone-preview/previewAddress.ts';

const AppEntryDialog = lazyDialog(() => import('./AppEntryDialog.tsx'), 'AppEntryDialog');
const PhonePreview = lazyDialog(() => import('../phone-preview/PhonePreview.tsx'), 'PhonePreview');

interface Enrolment {
  /**
   * Opens the enrolment; undefined if neither a mobile page nor an app download is configured. The dialog names the
   * subject, if one thing of many was pressed: 助学券“秋冬班报名立减券”.
   */
  open: ((subject?: string) => void) | undefined;
  /** Opens a business line; undefined as above. */
  openLine: ((line: BusinessLine) => void) | undefined;
  /** Render it anywhere in the page. */
  dialog: ReactNode;
}

/** Enrolment and other business lines of the mobile app: a preview of the mobile page if configured, else the QR code of the app. */
export function useEnrolment(): Enrolment {
  const { config, visit } = usePortal();
  const tenantId = useTenantId();
  const [opened, setOpened] = useState<{ line: BusinessLine; subject?: string } | null>(null);
  const close = () => setOpened(null);
  const { mobileAppAddress, appDownloadAddress } = config;

  const target = { line: opened?.line ?? 'enroll', tenantId, ownOrigin: visit.origin };
  const address = mobileAppAddress ? previewAddress(mobileAppAddress, target) : null;
  if (!address && !appDownloadAddress) return { open: undefined, openLine: undefined, dialog: null };
  return {
    open: (subject) => setOpened({ line: 'enroll', subject }),
    openLine: (line) => setOpened({ line }),
    dialog:
      opened &&
      (address ? (
        <PhonePreview {...opened} address={address} onClose={close} />
      ) : (
        appDownloadAddress && (
          <AppEntryDialog subject={opened.subject} address={appDownloadAddress} onClose={close} />
        )
      )),
  };
}
