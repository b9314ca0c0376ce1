import { dataOf } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/Portal.ts';
import { useTenantSchool } from '../tenant/School.ts';
import { schoolDistance } from './schoolDistance.ts';

/** The distance of the visitor from the school (HEAD-05), looked up once the page is idle; null until then. */
export function useSchoolDistance(isIdle: boolean): string | null {
  const portal = usePortal();
  const { school } = useTenantSchool();
  const position = dataOf(school)?.position ?? null;
  const [distance, setDistance] = useState<string | null>(null);

  useEffect(() => {
    if (!position || !isIdle) return undefined;
    let isUnmounted = false;
    schoolDistance(position, portal).then(
      (found) => {
        if (!isUnmounted) setDistance(found);
      },
      // Without a distance the bar shows the address alone.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [position, isIdle, portal]);
  return distance;
}
