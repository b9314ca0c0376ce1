import { useSyncExternalStore } from 'react';
import { conditionOf, type media } from '../../theme/media.ts';

/**
 * True while a condition of `media` holds, for parts whose code or elements only one of two layouts needs; what only looks
 * different is CSS. A server does not know the window: false.
 */
export function useMedia(query: (typeof media)[keyof typeof media]): boolean {
  const { subscribe, isMet } = mediaStore(conditionOf(query));
  return useSyncExternalStore(subscribe, isMet, () => false);
}

interface MediaStore {
  subscribe: (listener: () => void) => () => void;
  isMet: () => boolean;
}

const stores = new Map<string, MediaStore>();

/** One list for everybody who asks for a condition: React asks at every rendering and every commit. */
export function mediaStore(condition: string): MediaStore {
  const known = stores.get(condition);
  if (known) return known;
  let list: MediaQueryList | null = null;
  const open = () => (list ??= matchMedia(condition));
  const store: MediaStore = {
    subscribe: (listener) => {
      const opened = open();
      opened.addEventListener('change', listener);
      return () => opened.removeEventListener('change', listener);
    },
    isMet: () => open().matches,
  };
  stores.set(condition, store);
  return store;
}
