import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readEntry } from '../../platform/navigation/readEntry.ts';

/** The state of a guard: a second history entry of the same page. */
const GUARD = { isGuard: true };

/**
 * While active, the browser's back button does not leave the page: it pops a guard entry, which is pushed again, and
 * `exitRequests` counts it. To leave, call `navigate(-2)`.
 */
export function useExitGuard(isActive: boolean): { exitRequests: number; isGuarded: boolean } {
  const location = useLocation();
  const navigate = useNavigate();
  const [exitRequests, setExitRequests] = useState(0);
  const isGuarded = readEntry(location.state).isGuard === true;
  const wasGuarded = useRef(isGuarded);

  useEffect(() => {
    if (!isActive || isGuarded) return;
    if (wasGuarded.current) setExitRequests((count) => count + 1);
    wasGuarded.current = true;
    void navigate(location, { state: { ...readEntry(location.state), ...GUARD } });
  }, [isActive, isGuarded, location, navigate]);

  return { exitRequests, isGuarded };
}
