import type { NumberedQuestion } from './numberPaper.ts';

/** The current question with its neighbours. */
export interface Neighbours {
  current: NumberedQuestion;
  previous: NumberedQuestion | null;
  next: NumberedQuestion | null;
}

/** Finds the current question; an unknown or missing id means the first. Null on an empty paper. */
export function findNeighbours(entries: NumberedQuestion[], currentId: string | null): Neighbours | null {
  const index = Math.max(
    0,
    entries.findIndex(({ question }) => question.id === currentId),
  );
  const current = entries[index];
  if (!current) return null;
  return { current, previous: entries[index - 1] ?? null, next: entries[index + 1] ?? null };
}
