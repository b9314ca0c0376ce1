import type { FinishedTest } from '@cloud-school/ui';
import type { OpenedTest } from './openTest.ts';

const MINUTE_S = 60;

/** What the finished screen tells of an attempt that was just handed in. */
export function finishedTestOf({ paper, session }: Extract<OpenedTest, { kind: 'open' }>): FinishedTest {
  const { answered, unanswered } = session.getProgress();
  const remaining = session.getRemaining();
  const isTimed = remaining !== null && paper.timeLimitMinutes !== null;
  return {
    title: paper.title,
    submittedAt: Date.now(),
    usedSeconds: isTimed ? (paper.timeLimitMinutes ?? 0) * MINUTE_S - remaining.seconds : null,
    answered,
    total: answered + unanswered,
  };
}
