import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dialogsOf, openDialogs } from './openDialogs.ts';

/** Goes back over an entry of the history whose dialog is closed: by its button, by Forward, by a reload. */
export function SkipDialogEntries() {
  const location = useLocation();
  const navigate = useNavigate();
  const count = useSyncExternalStore(openDialogs.subscribe, openDialogs.count);

  useEffect(() => {
    if (dialogsOf(location) <= count) return undefined;
    // In the next task: what closed the dialog may open another dialog or page.
    const timer = setTimeout(() => void navigate(-1), 0);
    return () => clearTimeout(timer);
  }, [location, count, navigate]);

  return null;
}
