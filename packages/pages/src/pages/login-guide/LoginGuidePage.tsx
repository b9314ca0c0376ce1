import { LoginGuideScreen, useBrandArt } from '@cloud-school/ui';
import type { HeadElement } from '../../platform/portal/HeadTarget.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useHeadEffect } from '../../platform/title/useHeadEffect.ts';

const ROBOTS: HeadElement = { tag: 'meta', key: 'name', name: 'robots', attribute: 'content' };

/** Shown for an unknown host: explains how to find the school in the app (SHELL-11). */
export function LoginGuidePage() {
  const { brand, config, visit } = usePortal();
  const { AuthBackdrop } = useBrandArt();
  useHeadEffect(() => {
    visit.head.setTitle(brand.fixedTitle ?? brand.name);
    // A static host answers with it under every name, as if it were the page of a school.
    visit.head.put(ROBOTS, 'noindex');
  }, [brand, visit]);
  return (
    <LoginGuideScreen
      host={visit.host}
      appUrl={config.appDownloadAddress}
      onRetry={() => window.location.reload()}
      productName={brand.name}
      backdrop={<AuthBackdrop />}
    />
  );
}
