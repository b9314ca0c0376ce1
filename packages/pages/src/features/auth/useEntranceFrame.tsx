import { dataOf, EntrancePanel } from '@cloud-school/ui';
import { useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantSchool } from '../../platform/tenant/School.ts';
import { thisYear } from '../../platform/time/today.ts';
import { usePageTitle } from '../../platform/title/usePageTitle.ts';
import { useSiteHead } from '../../platform/title/useSiteHead.ts';
import type { EntranceLook } from './EntranceLook.ts';

/** What an entrance shows around its task: the school's name and logo, the brand's side and ground, the licence. */
export function useEntranceFrame({ panelSide, eyebrow, headline, promises, Art, Backdrop }: EntranceLook) {
  const { brand } = usePortal();
  const { school } = useTenantSchool();
  const [year] = useState(thisYear);
  useSiteHead(usePageTitle());
  const facts = dataOf(school);
  return {
    name: brand.fixedTitle ?? facts?.universityName ?? brand.name,
    logoUrl: brand.fixedTitle ? null : facts?.logoUrl,
    panelSide,
    panel: <EntrancePanel art={<Art />} eyebrow={eyebrow} title={headline} promises={promises} />,
    backdrop: <Backdrop />,
    licence: [`© ${year} ${facts?.universityName ?? brand.name}`, ...brand.licence],
  };
}
