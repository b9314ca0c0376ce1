import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks the history entry that stands above a page which must not be left by a slip. */
const GUARD = { isGuard: true };

/**
 * While active, the browser's back button does not leave: a history entry stands guard above the page and is put back
 * when it was popped. Answers how often it was. Leave with `navigate(-2)`, or replace the guard.
 */
export function useExitGuard(isActive: boolean): number {
  const location = useLocation();
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  const isStanding = (location.state as { isGuard?: boolean } | null)?.isGuard === true;
  const hasStood = useRef(isStanding);

  useEffect(() => {
    if (!isActive || isStanding) return;
    if (hasStood.current) setAttempts((count) => count + 1);
    hasStood.current = true;
    void navigate(location, { state: GUARD });
  }, [isActive, isStanding, location, navigate]);

  return attempts;
}
