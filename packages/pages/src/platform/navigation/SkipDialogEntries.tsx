import { useEffect, useSyncExternalStore } from 'react';
import { type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { historyIndex } from './historyIndex.ts';
import { dialogsOf, openDialogs } from './openDialogs.ts';
import { readEntry } from './readEntry.ts';

/** Positions in the history: of the entry that was shown last, and of the highest one that is there. */
let last = 0;
let highest = 0;

/**
 * Goes back over an entry of the history whose dialog is closed: by its button, by Forward, by a reload. Forward goes on over
 * it to the page that was opened from the dialog.
 */
export function SkipDialogEntries() {
  const location = useLocation();
  const navigate = useNavigate();
  const type: `${NavigationType}` = useNavigationType();
  const count = useSyncExternalStore(openDialogs.subscribe, openDialogs.count, () => 0);

  useEffect(() => {
    const index = historyIndex();
    highest = type === 'PUSH' ? index : Math.max(highest, index);
    const step = index > last && index < highest ? 1 : -1;
    last = index;
    if (dialogsOf(location) <= count) return undefined;
    // In the next task: what closed the dialog may open another dialog or page. That page is in the history before its code
    // has loaded, while this one is still shown. A router in memory, of stories, writes no key there.
    const timer = setTimeout(() => {
      const { key = location.key } = readEntry(window.history.state);
      if (key === location.key) void navigate(step);
    }, 0);
    return () => clearTimeout(timer);
  }, [location, type, count, navigate]);

  return null;
}
