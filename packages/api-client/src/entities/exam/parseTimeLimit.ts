import { optionalNumber } from '../read.ts';

/** A longer limit is taken for a mistake of the author. */
const LONGEST_MINUTES = 24 * 60;

/**
 * Reads the time limit of a test in minutes. Null means no limit: for 0, a negative or unreadable value, and a value
 * over a day. A wrong limit would submit the test at once.
 */
export function parseTimeLimit(value: unknown): number | null {
  const minutes = optionalNumber(value);
  return minutes !== null && minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
