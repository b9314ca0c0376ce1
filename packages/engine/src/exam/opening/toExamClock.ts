import type { ExamAttempt } from '../contract/ExamAttempt.ts';
import type { ExamClock } from '../contract/ExamClock.ts';

const SECOND_MS = 1000;

/** The countdown that a screen shows; its deadline is a time of the server's clock. Null for an exam without a time limit. */
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
