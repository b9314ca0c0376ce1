import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from '../../platform/history/currentEntry.ts';
import { useEntry } from '../../platform/history/ownEntry.ts';
import { readEntry } from '../../platform/history/readEntry.ts';

/** The state of a guard: a second history entry of the same page. */
const GUARD = { isGuard: true };

/**
 * While active, the browser's back button does not leave the page: it pops a guard entry, which is pushed again, and
 * `exitRequests` counts it. To leave, call `navigate(-2)`. The page gets its own address first, where it has another one: both
 * at once, so that no dialog opens between them, whose entry would be taken for a press of Back.
 */
export function useExitGuard(
  isActive: boolean,
  ownAddress: string | null,
): { exitRequests: number; isGuarded: boolean } {
  const location = useLocation();
  const navigate = useNavigate();
  const [exitRequests, setExitRequests] = useState(0);
  const isGuarded = useEntry().isGuard === true;
  const wasGuarded = useRef(isGuarded);

  useEffect(() => {
    const entry = currentEntry(location);
    const state = readEntry(entry.state);
    if (!isActive) return;
    if (isGuarded || state.isGuard === true) {
      // A reload in the guard's entry has opened another attempt than the address names.
      if (ownAddress !== null) void navigate(ownAddress, { replace: true, state });
      return;
    }
    if (wasGuarded.current) setExitRequests((count) => count + 1);
    wasGuarded.current = true;
    if (ownAddress !== null) void navigate(ownAddress, { replace: true, state });
    void navigate(ownAddress ?? entry, { state: { ...state, ...GUARD } });
  }, [isActive, isGuarded, location, navigate, ownAddress]);

  return { exitRequests, isGuarded };
}
