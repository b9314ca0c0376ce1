import { dataOf } from '@cloud-school/ui';
import { useEffect } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { pageTitle } from './pageTitle.ts';

/** Keeps the document's title as SHELL-07 says, and tells it. */
export function usePageTitle({ isMobileQuery }: { isMobileQuery?: boolean } = {}): string {
  const { brand } = usePortal();
  const { school, business } = useTenantSchool();
  const title = pageTitle({
    isMobileQuery,
    fixedTitle: brand.fixedTitle,
    projectName: dataOf(business)?.projectName || dataOf(school)?.projectName || null,
    universityName: dataOf(school)?.universityName ?? null,
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}
