import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentEntry } from './currentEntry.ts';
import { markPendingPresses } from './markPendingPresses.ts';

/** Shows on a pressed link or button that its page is on its way: the page before it stays until its code has loaded. */
export function PendingPress() {
  const location = useLocation();
  const presses = useRef<ReturnType<typeof markPendingPresses>>(null);
  const isBehind = useEffectEvent(() => currentEntry(location).pathname !== location.pathname);

  useEffect(() => {
    presses.current = markPendingPresses(document, () => isBehind());
    return presses.current.stop;
  }, []);
  useEffect(() => {
    if (currentEntry(location).pathname === location.pathname) presses.current?.settle();
  }, [location]);

  return null;
}
