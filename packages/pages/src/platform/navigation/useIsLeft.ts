import { useCallback, useEffect, useRef } from 'react';

/** Tells a late answer whether the page that asked was left. StrictMode mounts it twice: only the last clean-up counts. */
export function useIsLeft(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => !isMounted.current, []);
}
