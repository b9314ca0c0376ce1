import { useEffect, useSyncExternalStore } from 'react';
import {
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { defineStored, isNumber, only } from '../device/defineStored.ts';
import { usePortal } from '../portal/Portal.ts';
import { historyIndex } from './historyIndex.ts';
import { dialogsOf, openDialogs } from './openDialogs.ts';
import { readEntry } from './readEntry.ts';

/** The position in the history, and whether the last move along it was forward. */
let position = 0;
let isForward = false;
/** The length of the tab's history less the position of its last entry: what other sites have before this one, and one. */
let uncounted: number | null = null;
/** The same over a reload, which may leave entries ahead. */
const storedUncounted = defineStored({
  key: 'uncountedEntries',
  of: 'device',
  in: 'tab',
  maxDays: 30,
  read: only(isNumber),
});

/** A reload, and the return from another site, may leave entries ahead; what was opened has none. */
function mayHaveNext(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
}

function follow(): void {
  const index = historyIndex();
  if (index === position) return;
  isForward = index > position;
  position = index;
}

/** False while the history is at a page that is not rendered yet. A router in memory, of stories, writes no key there. */
function isAt(location: Location): boolean {
  const { key = location.key } = readEntry(window.history.state);
  return key === location.key;
}

/**
 * Goes back over an entry of the history whose dialog is closed: by its button, by Forward, by a reload. Forward goes on over
 * it to the page that was opened from the dialog, also where that page was left before it was rendered.
 */
export function SkipDialogEntries() {
  const { device } = usePortal();
  const location = useLocation();
  const navigate = useNavigate();
  const type: `${NavigationType}` = useNavigationType();
  const count = useSyncExternalStore(openDialogs.subscribe, openDialogs.count, () => 0);

  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (!isAt(location)) return undefined;
    follow();
    // Nothing lies ahead of an entry that was just written.
    if (type === 'PUSH' || uncounted === null) {
      isForward = false;
      const known = type === 'PUSH' || !mayHaveNext() ? undefined : device.get(storedUncounted);
      uncounted = known ?? window.history.length - position;
      device.set(storedUncounted, uncounted);
    }
    if (dialogsOf(location) <= count) return undefined;
    const step = isForward && position < window.history.length - uncounted ? 1 : -1;
    // In the next task: what closed the dialog may open another dialog or page. That page is in the history before its code
    // has loaded, while this one is still shown.
    const timer = setTimeout(() => isAt(location) && void navigate(step), 0);
    return () => clearTimeout(timer);
  }, [location, type, count, device, navigate]);

  return null;
}
