import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry } from '../../platform/navigation/currentEntry.ts';
import { readEntry } from '../../platform/navigation/readEntry.ts';

/**
 * The question that is shown; null for the first. While active, the history entry remembers it, so that a reload comes
 * back to it. It may be active on the guard entry only: in an entry below it would undo the guard.
 */
export function useCurrentQuestion(isActive: boolean): [string | null, (questionId: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const { questionId } = readEntry(location.state);
  const rememberedId = typeof questionId === 'string' ? questionId : null;
  const [currentId, setCurrentId] = useState(rememberedId);

  useEffect(() => {
    if (!isActive || currentId === null || currentId === rememberedId) return;
    const entry = currentEntry(location);
    const state = { ...readEntry(entry.state), questionId: currentId };
    void navigate(entry, { replace: true, state, preventScrollReset: true });
  }, [isActive, currentId, rememberedId, location, navigate]);

  return [currentId, setCurrentId];
}
