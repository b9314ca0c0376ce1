import { getVisitorCount } from '@cloud-school/api-client';
import { dataOf, UtilityBar } from '@cloud-school/ui';
import { useIdle } from '../../platform/data/useIdle.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useSchoolDistance } from '../../platform/location/useSchoolDistance.ts';
import { markerAddress } from '../../platform/map/markerAddress.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

/** Where the school is, how far away, how often it was visited, and its number (HEAD-01 to HEAD-05). */
export function SiteUtilityBar() {
  const { config } = usePortal();
  const tenantId = useTenantId();
  const { name, phone, school } = useSchoolFacts();
  // Nobody waits for these two: the bar keeps its height without them.
  const isIdle = useIdle();
  const visits = useLoadable(getVisitorCount, isIdle ? { tenantId } : null);
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
      visits={dataOf(visits)}
      phone={phone}
    />
  );
}
