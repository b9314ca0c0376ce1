import { getBrowseCount, getVisitorCount } from '@cloud-school/api-client';
import { dataOf, UtilityBar as StandardUtilityBar } from '@cloud-school/ui';
import { useEffect, useState } from 'react';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { schoolDistance } from '../../platform/location/schoolDistance.ts';
import { markerAddress } from '../../platform/map/markerAddress.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useTenantId, useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

/** The school's address with distance, number of visits and phone number (HEAD-01 to HEAD-05). */
export function SiteUtilityBar() {
  const { brand, config } = usePortal();
  const { UtilityBar = StandardUtilityBar } = brand.slots;
  const tenantId = useTenantId();
  const { name, phone, school } = useSchoolFacts();
  // Visits and distance load when the page is idle: the bar has the same height without them.
  const isIdle = usePageIdle();
  const isStudent = useUserId() !== null;
  const visits = useLoadable(getVisitorCount, isIdle && !isStudent ? { tenantId } : null);
  const browseCount = useLoadable(getBrowseCount, isIdle && isStudent ? {} : null);
  const distance = useSchoolDistance(isIdle);
  return (
    <UtilityBar
      location={
        school?.address
          ? {
              address: school.address,
              mapHref:
                config.mapMarkerAddress && school.position
                  ? markerAddress(config.mapMarkerAddress, {
                      position: school.position,
                      name,
                      address: school.address,
                    })
                  : null,
              distance,
            }
          : null
      }
      visits={dataOf(isStudent ? browseCount : visits)}
      phone={phone}
    />
  );
}

/** The distance of the visitor from the school (HEAD-05), looked up once the page is idle; null until then. */
function useSchoolDistance(isIdle: boolean): string | null {
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
