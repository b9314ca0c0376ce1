import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { usePortal } from '../portal/Portal.ts';
import { useUserId } from '../portal/useUserId.ts';
import { carryPlace, historyPlaces, recordPlaces } from './historyPlaces.ts';
import type * as Arrival from './restoreScrollAndFocus.ts';

/** Moves the page with code that is imported when something has to move: nothing scrolls during a first load. */
async function move(task: (arrival: typeof Arrival) => void): Promise<void> {
  // Without a network the page keeps its place: the next navigation imports again.
  const arrival = await import('./restoreScrollAndFocus.ts').catch(() => null);
  if (arrival) task(arrival);
}

/** Opens another item at its top with the focus on its heading; Back and Forward return to the place that was left (SHELL-02). */
export function ScrollAndFocusOnNavigation() {
  const location = useLocation();
  const type: `${NavigationType}` = useNavigationType();
  const shown = useRef(location);
  const { device } = usePortal();
  const userId = useUserId();

  useEffect(() => {
    if (isReturnOfDocument()) void move(({ returnTo }) => returnTo(shown.current, device));
    return recordPlaces(device, () => shown.current.key);
  }, [device]);

  // The places in the pages of a student who is not signed in any more.
  useEffect(() => () => void (userId !== null && historyPlaces.clear()), [userId]);

  // Before the browser paints: the scroll position of the new page must not count as the place in the old one.
  useLayoutEffect(() => {
    const left = shown.current;
    if (left === location) return;
    shown.current = location;
    if (type === 'REPLACE' && left.pathname === location.pathname) carryPlace(left.key, location.key);
    const focused = document.activeElement;
    // A scroll event of the page before may come while the code loads, and would count as the place in this entry.
    const place = historyPlaces.get(location.key);
    void move(({ restoreScrollAndFocus }) =>
      restoreScrollAndFocus({ left, opened: location, type, focused, place, device }),
    );
  }, [device, location, type]);

  return null;
}

/** Whether the browser loaded this document again: by a reload, or by Back from another site. */
function isReturnOfDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
