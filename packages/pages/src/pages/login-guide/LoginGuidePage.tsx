import { LoginGuideScreen, StandardLoginBackdrop } from '@cloud-school/ui';
import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { pageTitle } from '../../platform/title/pageTitle.ts';

/** Where a visit to a host without a school ends: how to find one in the app (SHELL-11). */
export function LoginGuidePage() {
  const { brand, config } = usePortal();
  useEffect(() => {
    document.title = pageTitle({ fixedTitle: brand.fixedTitle });
  }, [brand]);
  return (
    <LoginGuideScreen
      host={window.location.host}
      appUrl={config.appDownloadAddress}
      onRetry={() => window.location.reload()}
      backdrop={<StandardLoginBackdrop />}
    />
  );
}
