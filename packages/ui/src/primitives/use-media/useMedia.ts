import { useSyncExternalStore } from 'react';
import { conditionOf, type media } from '../../theme/media.ts';

/**
 * True while a condition of `media` holds, for parts whose code or elements only one of two layouts needs; what only looks
 * different is CSS. A server does not know the window: false.
 */
export function useMedia(query: (typeof media)[keyof typeof media]): boolean {
  const condition = conditionOf(query);
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(condition);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
