import { dataOf } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { schoolDistance } from './schoolDistance.ts';

/** How far the visitor is from the school (HEAD-05), found out when the page has time for it; null until then. */
export function useSchoolDistance(isIdle: boolean): string | null {
  const portal = usePortal();
  const { school } = useTenantSchool();
  const position = dataOf(school)?.position ?? null;
  const [distance, setDistance] = useState<string | null>(null);

  useEffect(() => {
    if (!position || !isIdle) return undefined;
    let isLeft = false;
    schoolDistance(position, portal).then(
      (found) => {
        if (!isLeft) setDistance(found);
      },
      // A distance that cannot be found is left out.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [position, isIdle, portal]);
  return distance;
}
