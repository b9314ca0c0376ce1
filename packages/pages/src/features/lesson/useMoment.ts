import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEntryState } from '../../platform/history/useEntryState.ts';
import { readMoment } from './readMoment.ts';

const readOpened = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/**
 * The moment at which the address opens its lesson, in milliseconds: once. After a reload, and at the return by Back, the entry
 * of the history says that it was opened there, and the place that was reached since counts.
 */
export function useMoment(): number | null {
  const [search] = useSearchParams();
  const at = search.get('at');
  const [opened, setOpened] = useEntryState('openedAt', readOpened);
  // What this visit began with stays while it lasts.
  const [begun, setBegun] = useState({ at, isOpened: opened === at });
  const current = begun.at === at ? begun : { at, isOpened: opened === at };
  if (current !== begun) setBegun(current);
  const isNew = at !== null && opened !== at;
  const note = useEffectEvent(setOpened);
  useEffect(() => {
    if (isNew) note(at);
  }, [isNew, at]);
  return current.isOpened ? null : readMoment(search);
}
