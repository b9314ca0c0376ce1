import { dataOf } from '@cloud-school/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalAddress } from '../navigation/canonicalAddress.ts';
import { usePortal } from '../portal/Portal.ts';
import { appNames } from '../tenant/appNames.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { useSchoolName } from '../tenant/useSchoolName.ts';
import { createHead, type Head } from './createHead.ts';
import { schoolDescription } from './schoolDescription.ts';
import { useHeadEffect } from './useHeadEffect.ts';

/** Keeps the facts about the school and the canonical address in the document's head. */
export function useSiteHead(title: string): Head {
  const { brand, visit } = usePortal();
  const location = useLocation();
  const { school, business } = useTenantSchool();
  const schoolData = dataOf(school);
  const businessData = dataOf(business);
  const schoolName = useSchoolName();
  const [head] = useState(() => createHead(visit.head));
  useHeadEffect(() => {
    head.setSite({
      title,
      siteName: brand.fixedTitle ?? schoolName,
      appName: schoolData && appNames(brand, schoolData)?.shortName,
      description: schoolData && schoolDescription(schoolData, businessData),
      imageUrl: schoolData?.logoUrl,
      address: canonicalAddress(visit.origin, location),
      // Personal pages, and the single sign-on, whose address carries a code.
      isHidden: /^\/(study|sso-login)/.test(location.pathname),
    });
  }, [brand, businessData, head, location, schoolData, schoolName, title, visit]);
  return head;
}
