import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a pointer move, a press or a key after which the controls hide. */
const INACTIVE_AFTER_MS = 2500;

/** Becomes true after a while without `wake`, which the owner calls on every interaction; never while `isEnabled` is false. */
export function useInactivity(isEnabled: boolean) {
  const [hasTimedOut, setTimedOut] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTimedOut(true), INACTIVE_AFTER_MS);
  }, []);
  const wake = useCallback(() => {
    setTimedOut(false);
    restart();
  }, [restart]);
  useEffect(() => {
    if (isEnabled) restart();
    return () => clearTimeout(timer.current);
  }, [isEnabled, restart]);
  return { isInactive: isEnabled && hasTimedOut, wake };
}
