import { useCallback, useLayoutEffect, useRef } from 'react';

/** The newest function behind one that never changes, for parts that are drawn only when their props change. */
export function useStable<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
