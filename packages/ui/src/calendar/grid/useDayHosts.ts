import { daysOf, type Period } from '@cloud-school/domain';
import { useMemo } from 'react';
import { useIsHydrating } from '../../primitives/hydration/useIsHydrating.ts';

const NO_HOSTS: ReadonlyMap<string, HTMLElement> = new Map();

/**
 * An element for each day of a period: FullCalendar puts it into the day's cell (`domNodes`), and React fills it through
 * a portal. React content that is given to FullCalendar makes it measure the whole calendar once for every cell.
 */
export function useDayHosts({ from, to }: Period): ReadonlyMap<string, HTMLElement> {
  // A server has no elements: FullCalendar draws in the browser alone.
  const isHydrating = useIsHydrating();
  return useMemo(
    () =>
      isHydrating
        ? NO_HOSTS
        : new Map(daysOf({ from, to }).map((date) => [date, document.createElement('div')])),
    [from, to, isHydrating],
  );
}
