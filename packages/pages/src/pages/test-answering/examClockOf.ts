import type { ExamClock } from '@cloud-school/ui';
import type { AnswerSession } from '@cloud-school/engine';

const SECOND_MS = 1000;

/** A session's countdown as the screen reads it; null without a limit. */
export function examClockOf(
  { subscribe, getRemaining }: AnswerSession,
  now: () => number = Date.now,
): ExamClock | null {
  const first = getRemaining();
  if (!first) return null;
  const endsAt = now() + first.seconds * SECOND_MS;
  let shown = { ...first, endsAt };
  return {
    subscribe,
    get() {
      const { seconds, share } = getRemaining() ?? { seconds: 0, share: 0 };
      if (seconds !== shown.seconds) shown = { seconds, share, endsAt };
      return shown;
    },
  };
}
