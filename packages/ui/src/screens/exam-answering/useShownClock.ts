import type { ExamClock } from '@cloud-school/engine';
import { useMemo } from 'react';

/** The clock that the screen draws: it stands still while a hand-in runs, and is right again when that failed. */
export function useShownClock(clock: ExamClock | null, isSubmitting: boolean): ExamClock | null {
  return useMemo(() => {
    if (!clock || !isSubmitting) return clock;
    const time = clock.get();
    return { subscribe: () => () => undefined, get: () => time };
  }, [clock, isSubmitting]);
}
