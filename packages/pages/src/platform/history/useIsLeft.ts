import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntry } from './currentEntry.ts';

/**
 * Tells a late answer whether the page that asked was left: its address already changes while the next page's code loads.
 * StrictMode mounts it twice: only the last clean-up counts.
 */
export function useIsLeft(): () => boolean {
  const location = useLocation();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    () => !isMounted.current || currentEntry(location).pathname !== location.pathname,
    [location],
  );
}
