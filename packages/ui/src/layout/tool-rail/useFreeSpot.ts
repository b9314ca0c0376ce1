import { type RefObject, useEffect, useState } from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { conditionOf, media } from '../../theme/media.ts';

/** How far the rail moves up in px, so that it covers no action; null while it has to be hidden. Wide windows load no code. */
export function useFreeSpot(rail: RefObject<HTMLElement | null>): number | null {
  const [lift, setLift] = useState<number | null>(0);
  const { module: watch, load } = useLazyModule(loadWatch);
  useEffect(() => {
    const list = window.matchMedia(conditionOf(media.railCrowded));
    const check = () => {
      if (list.matches) load();
    };
    check();
    list.addEventListener('change', check);
    return () => list.removeEventListener('change', check);
  }, [load]);
  useEffect(() => (rail.current && watch ? watch(rail.current, setLift) : undefined), [rail, watch]);
  return lift;
}

const loadWatch = () => import('./watchFreeSpot.ts').then(({ watchFreeSpot }) => watchFreeSpot);
