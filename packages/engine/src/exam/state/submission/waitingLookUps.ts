import type { Moment } from '../time/Moment.ts';
import type { FailedSubmission, IdleSubmission } from './SubmissionState.ts';

type WaitingSubmission = IdleSubmission | FailedSubmission;

/** An attempt that was open at a look may be handed in elsewhere later: the next reason after this long looks again. */
const LOOK_AGAIN_MS = 60_000;

/** The server refused an answer. */
export function lookUpRefusal(state: WaitingSubmission, { now }: Moment): WaitingSubmission {
  const isDue = state.task === null && now - (state.refusalCheckedAt ?? -Infinity) >= LOOK_AGAIN_MS;
  return isDue ? { ...state, task: { type: 'look-up', next: 'refuse' } } : state;
}

/** Calls fail as they would in a closed attempt. While the server is down that look fails too, and counts all the same. */
export function lookUpDoubt(state: WaitingSubmission, { now }: Moment): WaitingSubmission {
  const lastLook = Math.max(state.refusalCheckedAt ?? -Infinity, state.doubtedAt ?? -Infinity);
  const isDue = state.task === null && now - lastLook >= LOOK_AGAIN_MS;
  return isDue ? { ...state, task: { type: 'look-up', next: 'doubt' }, doubtedAt: now } : state;
}

/** The attempt is open. After a refusal that says that the server does not take the answer. */
export function endWaitingLookUp(state: WaitingSubmission, { now }: Moment): WaitingSubmission {
  if (state.task === null) return state;
  return { ...state, task: null, ...(state.task.next === 'refuse' && { refusalCheckedAt: now }) };
}
