import { optionalNumber, optionalRecord } from './read.ts';
import type { FinishedTest } from './TestAttempt.ts';

/** What a finish answers beyond its success, which may be nothing. */
export function parseFinishedTest(data: unknown): FinishedTest {
  return { answeredCount: optionalNumber(optionalRecord(data).answeredCount) };
}
