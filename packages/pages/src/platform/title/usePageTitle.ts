import { dataOf } from '@cloud-school/ui';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { isMobileQuery } from './isMobileQuery.ts';
import { pageTitle } from './pageTitle.ts';
import { useHeadEffect } from './useHeadEffect.ts';

/** Sets the document's title (SHELL-07) and returns it. */
export function usePageTitle(): string {
  const { brand, visit } = usePortal();
  const { pathname } = useLocation();
  const { school, business } = useTenantSchool();
  const title = pageTitle({
    isMobileQuery: isMobileQuery(pathname, navigator.userAgent, brand.cobrandings),
    fixedTitle: brand.fixedTitle,
    brandName: brand.name,
    projectName: dataOf(business)?.projectName || dataOf(school)?.projectName || null,
    universityName: dataOf(school)?.universityName ?? null,
  });
  useHeadEffect(() => visit.head.setTitle(title), [title, visit]);
  return title;
}
