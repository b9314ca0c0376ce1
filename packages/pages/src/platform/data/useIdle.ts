import { useEffect, useState } from 'react';

/** For browsers without idle callbacks; also how long a busy page may put it off. */
const AT_THE_LATEST_MS = 2000;

/** True once the page has nothing more urgent to do: for calls that nobody waits for. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const become = () => setIdle(true);
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(become, { timeout: AT_THE_LATEST_MS });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(become, AT_THE_LATEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
