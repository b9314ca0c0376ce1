import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { historyIndex } from './historyIndex.ts';
import { placesOf } from './placesOf.ts';
import { readEntry } from './readEntry.ts';

/** Goes back by pages in this site's history, over the places that were followed within this one; opens `fallback` if the history of the visit is shorter. */
export function useGoBack(): (steps: number, fallback: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (steps, fallback) => {
      const all = steps + placesOf({ state: readEntry(window.history.state).usr });
      if (historyIndex() >= all) void navigate(-all);
      else void navigate(fallback, { replace: true });
    },
    [navigate],
  );
}
