import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import type { ExamClock } from '../contract/ExamClock.ts';

const SECOND_MS = 1000;

/** An attempt's countdown for the screen, whose end is told by the server's clock; null without a limit. */
export function toExamClock({ subscribe, getRemaining }: ExamAttempt, now: () => number): ExamClock | null {
  const first = getRemaining();
  if (!first) return null;
  const endsAt = now() + first.seconds * SECOND_MS;
  let current = { ...first, endsAt };
  return {
    subscribe,
    get() {
      const { seconds, share } = getRemaining() ?? { seconds: 0, share: 0 };
      if (seconds !== current.seconds) current = { seconds, share, endsAt };
      return current;
    },
  };
}
