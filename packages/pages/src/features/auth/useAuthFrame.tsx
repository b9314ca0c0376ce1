import { AuthPanel as StandardAuthPanel, dataOf, useBrandArt } from '@cloud-school/ui';
import { useState } from 'react';
import type { AuthWords } from '../../platform/brand/Brand.ts';
import { isAgreementText } from '../../platform/config/isAgreementText.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { thisYear } from '../../platform/time/thisYear.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { useSiteHead } from '../../platform/title/useSiteHead.ts';

export interface AuthFrameOptions {
  /** Text of this page that replaces the brand's. */
  words?: Partial<AuthWords>;
  /** Chooses the panel's drawing. */
  audience?: 'student' | 'enterprise';
}

/** Props of AuthLayout for a sign-in or registration page: the school's name and logo, the brand's panel and licence. */
export function useAuthFrame({ words, audience = 'student' }: AuthFrameOptions = {}) {
  const { brand, config } = usePortal();
  const { AuthScene, AuthBackdrop, EnterpriseScene = AuthScene } = useBrandArt();
  const { school } = useTenantSchool();
  const schoolName = useSchoolName();
  const [year] = useState(thisYear);
  useSiteHead(usePageTitle());
  const { panelSide, eyebrow, headline, promises } = { ...brand.words.auth, ...words };
  const { AuthPanel = StandardAuthPanel } = brand.slots;
  const Scene = audience === 'enterprise' ? EnterpriseScene : AuthScene;
  const schoolData = dataOf(school);
  return {
    name: brand.fixedTitle ?? schoolName,
    logoUrl: brand.fixedTitle ? null : schoolData?.logoUrl,
    homeTo: paths.home,
    panelSide,
    panel: <AuthPanel art={<Scene />} eyebrow={eyebrow} title={headline} promises={promises} />,
    backdrop: <AuthBackdrop />,
    agreements: {
      service: agreementPage(config.serviceAgreementAddress, paths.serviceAgreement),
      privacy: agreementPage(config.privacyPolicyAddress, paths.privacyPolicy),
    },
    licence: [`© ${year} ${schoolName}`, ...(config.licence ?? [])],
  };
}

/** A text of the host is shown by a page of ours. */
const agreementPage = (address: string | undefined, page: string): string | undefined =>
  address && isAgreementText(address) ? page : address;
