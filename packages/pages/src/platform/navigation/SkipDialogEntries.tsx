import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsOf, openDialogs } from './openDialogs.ts';
import { readEntry } from './readEntry.ts';

/** Goes back over an entry of the history whose dialog is closed: by its button, by Forward, by a reload. */
export function SkipDialogEntries() {
  const location = useLocation();
  const navigate = useNavigate();
  const count = useSyncExternalStore(openDialogs.subscribe, openDialogs.count, () => 0);

  useEffect(() => {
    if (dialogsOf(location) <= count) return undefined;
    // In the next task: what closed the dialog may open another dialog or page. That page is in the history before its code
    // has loaded, while this one is still shown. A router in memory, of stories, writes no key there.
    const timer = setTimeout(() => {
      const { key = location.key } = readEntry(window.history.state);
      if (key === location.key) void navigate(-1);
    }, 0);
    return () => clearTimeout(timer);
  }, [location, count, navigate]);

  return null;
}
