import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

const query = media.tablet.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** True under 1024: the answer card moves into a sheet. Asked by script, so that hidden tiles are not drawn. */
export function useIsCompact(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
