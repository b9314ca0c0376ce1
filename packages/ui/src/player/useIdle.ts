import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a move of the pointer, a press or a key after which controls step aside. */
const PATIENCE = 2500;

/** True once nobody has moved for a while; call `wake` with every move. Never idle while `canRest` is false. */
export function useIdle(canRest: boolean) {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(true), PATIENCE);
  }, []);
  const wake = useCallback(() => {
    setResting(false);
    wait();
  }, [wait]);
  useEffect(() => {
    if (canRest) wait();
    return () => clearTimeout(timer.current);
  }, [canRest, wait]);
  return { isIdle: canRest && isResting, wake };
}
