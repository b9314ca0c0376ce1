import { optionalNumber } from './read.ts';

/** A longer limit is a slip of the author, not a limit. */
const LONGEST_MINUTES = 24 * 60;

/** Minutes of a test; null (no limit) for 0, a negative, an unreadable and an absurd value (F20). */
export function parseTimeLimit(value: unknown): number | null {
  const minutes = optionalNumber(value);
  return minutes !== null && minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
