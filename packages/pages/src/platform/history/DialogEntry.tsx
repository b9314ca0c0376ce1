import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from './currentEntry.ts';
import { onceMounted } from './onceMounted.ts';
import { dialogsOf, openDialogs, withDialogs } from './openDialogs.ts';

/**
 * Gives an open dialog an entry of the history: Back, and any navigation to another page, calls `onClose`. When the dialog
 * closes otherwise, `SkipDialogEntries` leaves the entry.
 */
export function DialogEntry({ onClose }: { onClose: () => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  /** The number of this dialog among the open ones, from 1; 0 until it has its entry. */
  const rank = useRef(0);
  const closeIfLeft = useEffectEvent((entry: Pick<Location, 'pathname' | 'state'>) => {
    if (dialogsOf(entry) < rank.current) onClose();
  });
  const closeAfterBack = useEffectEvent(() => closeIfLeft(currentEntry(location)));
  const enter = useEffectEvent(() => {
    rank.current = openDialogs.count();
    const entry = currentEntry(location);
    // A dialog that takes the place of another one takes its entry too.
    if (dialogsOf(entry) >= rank.current) return;
    void navigate(entry, { state: withDialogs(entry, rank.current) });
  });

  useEffect(
    () =>
      onceMounted(() => {
        const countOff = openDialogs.add();
        enter();
        return countOff;
      }),
    [],
  );
  useEffect(() => closeIfLeft(location), [location]);
  // Where Back comes before the dialog's own entry is rendered, the rendered location never changes.
  useEffect(() => {
    const handleBack = () => closeAfterBack();
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, []);

  return null;
}
