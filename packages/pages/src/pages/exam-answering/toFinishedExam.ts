import type { FinishedExam } from '@cloud-school/engine';
import type { OpenedAttempt } from './openAttempt.ts';

const MINUTE_S = 60;

/** The facts of an attempt that was just handed in, for the finished screen. */
export function toFinishedExam(
  { paper, attempt, usedTime }: Extract<OpenedAttempt, { kind: 'open' }>,
  /** By the server's clock, ms since 1970. */
  submittedAt: number,
): FinishedExam {
  const { answered, unanswered } = attempt.getProgress();
  const remaining = attempt.getRemaining();
  const isTimed = remaining !== null && paper.timeLimitMinutes !== null;
  return {
    title: paper.title,
    submittedAt,
    usedSeconds: isTimed
      ? (paper.timeLimitMinutes ?? 0) * MINUTE_S - remaining.seconds
      : (usedTime?.seconds() ?? null),
    answered,
    total: answered + unanswered,
  };
}
