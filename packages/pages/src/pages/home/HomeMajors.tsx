import { pageHotMajors } from '@cloud-school/api-client';
import { MajorsBlock, mapLoadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { majorAddress } from '../../platform/navigation/majorAddress.ts';

const SHOWN = 5;

/** The hottest majors (HOME-09). */
export function HomeMajors() {
  return (
    <MajorsBlock
      majors={mapLoadable(useLoadable(pageHotMajors, { size: SHOWN }), ({ items }) => items)}
      getLink={({ id }) => majorAddress(id)}
      moreTo={majorAddress(null)}
    />
  );
}
