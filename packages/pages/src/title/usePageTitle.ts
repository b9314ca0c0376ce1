import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { canonicalAddress } from './canonicalAddress.ts';
import { pageTitle } from './pageTitle.ts';
import { schoolDescription } from './schoolDescription.ts';

/** Pages of one person, which no search engine should keep. */
const PERSONAL = /^\/(study|login|sso-login|kingdee-login|register)(\/|$)/;

/** Keeps the document's title as SHELL-07 says, and with it what the head tells of the school. */
export function usePageTitle(facts: { isMobileQuery?: boolean } = {}): void {
  const { brand, head } = usePortal();
  const location = useLocation();
  const { school, business } = useTenantSchool();
  const known = school.status === 'ready' ? school.data : null;
  const more = business.status === 'ready' ? business.data : null;
  const { isMobileQuery } = facts;
  useEffect(() => {
    const title = pageTitle({
      isMobileQuery,
      fixedTitle: brand.fixedTitle,
      projectName: more?.projectName || known?.projectName,
      universityName: known?.universityName,
    });
    head.setSite({
      title,
      siteName: brand.fixedTitle ?? (known?.universityName || brand.name),
      description: known && schoolDescription(known, more),
      imageUrl: known?.logoUrl,
      address: canonicalAddress(window.location.origin, location),
      isHidden: PERSONAL.test(location.pathname),
    });
  }, [brand, head, isMobileQuery, known, location, more]);
}
