import type { StartedAttempt } from '../exam/TestAttempt.ts';

/** An attempt that started at 2026-11-21 14:00 in China. */
export function makeStartedAttempt(overrides: Partial<StartedAttempt> = {}): StartedAttempt {
  return { answerLogId: '8001', startedAt: Date.parse('2026-11-21T14:00:00+08:00'), ...overrides };
}
