import type { ExamClock, Submission, WriteAccess } from '@cloud-school/engine';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnsweringAttempt } from './AnsweringProps.ts';
import { isSubmitting } from './isSubmitting.ts';

/** How an attempt stands. */
interface AttemptState {
  submission: Submission;
  writeAccess: WriteAccess;
  /** This tab writes. */
  isWriter: boolean;
  /** A hand-in runs. */
  isBusy: boolean;
  /** The clock that the screen draws: it stands still while a hand-in runs, and is right again when that failed. */
  shownClock: ExamClock | null;
}

export function useAttemptState(attempt: AnsweringAttempt, clock: ExamClock | null): AttemptState {
  const submission = useSyncExternalStore(attempt.subscribe, attempt.getSubmission, attempt.getSubmission);
  const writeAccess = useSyncExternalStore(attempt.subscribe, attempt.getWriteAccess, attempt.getWriteAccess);
  const isBusy = isSubmitting(submission);
  const shownClock = useMemo(() => {
    if (!clock || !isBusy) return clock;
    const time = clock.get();
    return { subscribe: () => () => undefined, get: () => time };
  }, [clock, isBusy]);
  return { submission, writeAccess, isWriter: writeAccess === 'granted', isBusy, shownClock };
}
