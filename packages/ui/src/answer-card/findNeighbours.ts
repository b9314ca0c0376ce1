import type { NumberedQuestion } from './numberPaper.ts';

/** The current question with those before and after it. */
export interface Neighbours {
  current: NumberedQuestion;
  previous: NumberedQuestion | null;
  next: NumberedQuestion | null;
}

/** Looks the current question up; an unknown or missing id stands for the first. Null on an empty paper. */
export function findNeighbours(entries: NumberedQuestion[], currentId: string | null): Neighbours | null {
  const place = Math.max(
    0,
    entries.findIndex(({ question }) => question.id === currentId),
  );
  const current = entries[place];
  if (!current) return null;
  return { current, previous: entries[place - 1] ?? null, next: entries[place + 1] ?? null };
}
