import { LoginGuideScreen, useBrandArt } from '@cloud-school/ui';
import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';

/** Shown for an unknown host: explains how to find the school in the app (SHELL-11). */
export function LoginGuidePage() {
  const { brand, config } = usePortal();
  const { AuthBackdrop } = useBrandArt();
  useEffect(() => {
    document.title = brand.fixedTitle ?? brand.name;
  }, [brand]);
  return (
    <LoginGuideScreen
      host={window.location.host}
      appUrl={config.appDownloadAddress}
      onRetry={() => window.location.reload()}
      productName={brand.name}
      backdrop={<AuthBackdrop />}
    />
  );
}
