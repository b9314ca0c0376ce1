import { pageHotMajors } from '@cloud-school/api-client';
import { MajorsBlock } from '@cloud-school/ui';
import { mapLoadable } from '../data/mapLoadable.ts';
import { useLoadable } from '../data/useLoadable.ts';
import { majorAddress } from '../navigation/majorAddress.ts';

const SHOWN = 5;

/** The hottest majors (HOME-09). */
export function HomeMajors() {
  return (
    <MajorsBlock
      majors={mapLoadable(useLoadable(pageHotMajors, { size: SHOWN }), ({ items }) => items)}
      linkOf={({ id }) => majorAddress(id)}
      moreTo={majorAddress(null)}
    />
  );
}
