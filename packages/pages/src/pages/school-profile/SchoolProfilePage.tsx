import { getSchoolDetails } from '@cloud-school/api-client';
import { dataOf, useIsHydrating } from '@cloud-school/ui';
import { SchoolProfileScreen } from '@cloud-school/ui/map';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useSchoolFacts } from '../../features/site-frame/useSchoolFacts.ts';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { formatDistance } from '../../platform/location/formatDistance.ts';
import { storedLocation } from '../../platform/location/schoolDistance.ts';
import { markerAddress } from '../../platform/map/markerAddress.ts';
import { tileAddress } from '../../platform/map/tileAddress.ts';
import { schoolPath, readSchoolTab } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId, useTenantSchool } from '../../platform/tenant/School.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { schoolSentence } from './schoolSentence.ts';

/** The school's profile; the tab is in the address (SCHOOL-01 to SCHOOL-04). */
export function SchoolProfilePage() {
  const { config, device } = usePortal();
  const tenantId = useTenantId();
  const { school } = useTenantSchool();
  const { tags } = useSchoolFacts();
  const facts = dataOf(school);
  const details = useLoadable(getSchoolDetails, { tenantId });
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { mapTiles, mapAttribution, mapMarkerAddress } = config;

  const map = useMemo(
    () =>
      mapTiles
        ? {
            tileAddress: (tile: { x: number; y: number; z: number }) => tileAddress(mapTiles, tile),
            attribution: mapAttribution ?? null,
          }
        : null,
    [mapTiles, mapAttribution],
  );

  // The utility bar of the site's frame looks it up; this page only reads what is stored.
  const isHydrating = useIsHydrating();
  const visitor = isHydrating ? undefined : device.get(storedLocation);

  return (
    <SchoolProfileScreen
      fallbackName={useSchoolName()}
      school={school}
      details={details}
      tabIndex={readSchoolTab(search)}
      // Replaces, because arrow keys pass through tabs that should not fill the history.
      onTab={(index) => void navigate(schoolPath(index), { replace: true })}
      now={useNow()}
      map={map}
      share={
        facts && (
          <ShareButton
            variant="secondary"
            size="small"
            shared={{
              kind: 'school',
              title: facts.universityName,
              headline: schoolSentence(dataOf(details)?.profile.institution?.features) ?? facts.projectName,
              text: facts.address,
              eyebrow: tags.join(' · ') || null,
              imageUrl: null,
              call: '扫码看学校怎么样',
              behind: '地址、专业和师资',
              path: schoolPath(),
            }}
          />
        )
      }
      getDistance={visitor ? (position) => formatDistance(visitor, position) : undefined}
      getMarkerUrl={mapMarkerAddress ? (place) => markerAddress(mapMarkerAddress, place) : undefined}
    />
  );
}
