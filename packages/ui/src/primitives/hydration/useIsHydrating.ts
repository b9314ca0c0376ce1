import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * True on a server, and in the browser while a page that a server rendered hydrates: both leave out what only the
 * device knows, such as the signed-in student. Always false in a page that the browser renders.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
