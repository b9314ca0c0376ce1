import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from './currentEntry.ts';
import { useEntry } from './ownEntry.ts';
import { readEntry } from './readEntry.ts';

/**
 * A value that the history entry keeps: Back, Forward and a reload show it again, another visit starts with the initial value. `read` takes
 * what the entry holds, which may be of another build, or nothing; it is the same function on each render.
 */
export function useEntryState<Value>(
  name: string,
  read: (stored: unknown) => Value,
): [Value, (value: Value) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const stored = useEntry()[name];
  const value = useMemo(() => read(stored), [read, stored]);

  const keep = useCallback(
    (next: Value) => {
      const entry = currentEntry(location);
      const state = { ...readEntry(entry.state), [name]: next };
      void navigate(entry, { replace: true, state, preventScrollReset: true });
    },
    [name, location, navigate],
  );

  return [value, keep];
}
