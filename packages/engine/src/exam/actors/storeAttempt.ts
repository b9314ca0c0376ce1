import type { StoredAttempt } from '../ports/AnswerStore.ts';
import { isHandInWanted } from '../state/submission/SubmissionState.ts';
import { earliestNow } from '../state/time/ServerClock.ts';
import type { AttemptContext } from './AttemptContext.ts';

/** Stores the attempt's time and progress on the device for the next opening. */
export function storeAttempt(
  { key, ports, state, serverNow }: AttemptContext,
  progress: StoredAttempt['state'],
): Promise<void> {
  const now = serverNow();
  const { submission } = state;
  return ports.store.writeAttempt(key, {
    answerLogId: key.answerLogId,
    state: progress,
    isHandInWanted: isHandInWanted(submission),
    ...(submission.phase !== 'idle' && submission.isWithoutRefused && { isWithoutRefused: true }),
    time: {
      startedAt: state.deadline?.startedAt ?? now,
      isStartFromServer: state.deadline?.isStartFromServer ?? false,
      offset: now - ports.environment.now(),
      // A guess must not be taken for seen by the next opening.
      lastSeen: earliestNow(state.clock, ports.environment.monotonicNow()),
    },
  });
}
