import { pageHotMajors } from '@cloud-school/api-client';
import { homeItemCounts, MajorsBlock, mapLoadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { majorPath } from '../../platform/navigation/paths.ts';

/** The hottest majors (HOME-09). */
export function HomeMajors() {
  return (
    <MajorsBlock
      majors={mapLoadable(useLoadable(pageHotMajors, { size: homeItemCounts.majors }), ({ items }) => items)}
      getLink={({ id }) => majorPath(id)}
      moreTo={majorPath(null)}
    />
  );
}
