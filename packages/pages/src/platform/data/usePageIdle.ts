import { startTransition, useEffect, useState } from 'react';

/** The longest that a busy page delays it; the delay in browsers without idle callbacks. */
const MAX_DELAY_MS = 2000;

/** True once the browser is idle: for calls that nobody waits for. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const handleIdle = () => startTransition(() => setIdle(true));
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(handleIdle, { timeout: MAX_DELAY_MS });
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(handleIdle, MAX_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
