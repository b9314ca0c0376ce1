import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { historyIndex } from './historyIndex.ts';

/** Goes back by steps in this site's history; opens `fallback` if the history of the visit is shorter. */
export function useGoBack(): (steps: number, fallback: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (steps, fallback) => {
      if (historyIndex() >= steps) void navigate(-steps);
      else void navigate(fallback, { replace: true });
    },
    [navigate],
  );
}
