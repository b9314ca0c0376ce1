import { useSyncExternalStore } from 'react';
import { conditionOf, media } from '../../theme/media.ts';

const query = conditionOf(media.phone);

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * True below 768 px, for parts whose code only one of the two layouts needs; what only looks different is CSS. A server does
 * not know the window: false.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
