import { dataOf } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { canonicalAddress } from './canonicalAddress.ts';
import { createHead, type Head } from './createHead.ts';
import { schoolDescription } from './schoolDescription.ts';

/** Keeps what the document's head tells of the school and its address; pages add what they are about. */
export function useSiteHead(title: string): Head {
  const { brand } = usePortal();
  const location = useLocation();
  const { school, business } = useTenantSchool();
  const known = dataOf(school);
  const more = dataOf(business);
  const [head] = useState(createHead);
  useEffect(() => {
    head.setSite({
      title,
      siteName: brand.fixedTitle ?? (known?.universityName || brand.name),
      description: known && schoolDescription(known, more),
      imageUrl: known?.logoUrl,
      address: canonicalAddress(window.location.origin, location),
      // Pages of one person, and a way in that carries a code: no search engine should keep them.
      isHidden: /^\/(study|sso-login)/.test(location.pathname),
    });
  }, [brand, head, known, location, more, title]);
  return head;
}
