import { getBrowseCount, getVisitorCount } from '@cloud-school/api-client';
import { dataOf, UtilityBar } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { useSchoolDistance } from '../../platform/location/useSchoolDistance.ts';
import { markerAddress } from '../../platform/map/markerAddress.ts';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useSchoolFacts } from './useSchoolFacts.ts';

/** The school's address with distance, number of visits and phone number (HEAD-01 to HEAD-05). */
export function SiteUtilityBar() {
  const { config } = usePortal();
  const tenantId = useTenantId();
  const { name, phone, school } = useSchoolFacts();
  // Visits and distance load when the page is idle: the bar has the same height without them.
  const isIdle = usePageIdle();
  const isStudent = useSession().kind === 'student';
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
