import { useSyncExternalStore } from 'react';
import { conditionOf, media } from '../theme/media.ts';

const query = conditionOf(media.tablet);

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True below 1024 px, where the answer card moves into a sheet. A hook and not CSS, so that hidden tiles are not rendered. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
