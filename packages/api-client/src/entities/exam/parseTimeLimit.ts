import { optionalNumber } from '../read.ts';

/** Two weeks: a longer limit is taken for a mistake of the author, and timers of a browser end at 24 days. */
const LONGEST_MINUTES = 14 * 24 * 60;

/**
 * Reads the time limit of a test in minutes. Null means no limit: for 0, a negative or unreadable value, and a value
 * over two weeks. A wrong limit would submit the test at once.
 */
export function parseTimeLimit(value: unknown): number | null {
  const minutes = optionalNumber(value) ?? 0;
  return minutes > 0 && minutes <= LONGEST_MINUTES ? minutes : null;
}
