import type { AnswerSession } from '../entities/TestAttempt.ts';

/** The attempt the server opened at 2026-11-21 14:00 in China. */
export function makeAnswerSession(overrides: Partial<AnswerSession> = {}): AnswerSession {
  return { answerLogId: '8001', startedAt: Date.parse('2026-11-21T14:00:00+08:00'), ...overrides };
}
