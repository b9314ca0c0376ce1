import { dataOf, LoginGuideScreen, useBrandArt } from '@cloud-school/ui';
import { useContext, useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import type { HeadElement } from '../../platform/portal/HeadTarget.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { SchoolContext } from '../../platform/tenant/School.ts';
import { thisYear } from '../../platform/time/thisYear.ts';
import { useHeadEffect } from '../../platform/title/useHeadEffect.ts';

const ROBOTS: HeadElement = { tag: 'meta', key: 'name', name: 'robots', attribute: 'content' };

/** Explains how to find a school in the app: for an unknown host, and at its own address on any (SHELL-11). */
export function LoginGuidePage() {
  const { brand, config, visit } = usePortal();
  const { AuthBackdrop } = useBrandArt();
  const known = useContext(SchoolContext);
  const name = known && (dataOf(known.school)?.universityName ?? dataOf(known.business)?.projectName ?? null);
  const [year] = useState(thisYear);
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
      school={known && { name, homeTo: paths.home }}
      licence={[`© ${year} ${name ?? brand.name}`, ...(config.licence ?? [])]}
      backdrop={<AuthBackdrop />}
    />
  );
}
