import { backOff, HAND_IN_RETRY_MS } from '../../../retry/backOff.ts';
import type { SubmissionFailure } from '../../contract/Submission.ts';
import type { Moment } from '../time/Moment.ts';
import {
  toFacts,
  type AfterLookUp,
  type Asked,
  type FailedSubmission,
  type IdleSubmission,
  type OpenFacts,
  type OverSubmission,
  type RunningSubmission,
} from './SubmissionState.ts';

/** A finish whose outcome is unknown is looked up first. */
export function startRun(
  state: OpenFacts,
  asked: Asked & Pick<RunningSubmission, 'failure' | 'words'>,
  moment: Moment,
): RunningSubmission {
  const { trigger, isWithoutRefused, failure, words } = asked;
  const run: RunningSubmission = {
    ...toFacts(state),
    phase: 'running',
    trigger,
    isWithoutRefused,
    failure,
    words,
    isLookedUp: false,
    isCompared: false,
    task: { type: 'look-up', next: 'finish' },
  };
  return state.sentFinish ? run : drain(run, moment);
}

/** Nobody asked to hand in since the last hand-in got lost. */
export function reopen(facts: OpenFacts): IdleSubmission {
  return { ...toFacts(facts), phase: 'idle', task: null, isInterrupted: true };
}

/**
 * An attempt that was closed elsewhere before it had all answers is over too, with the failure 'unsaved'. Our own finish was
 * sent after all answers were confirmed, and the paper has been locked since: a fresh paper that carries no answers makes
 * them unsaved again, and the closed attempt refuses them.
 */
export function finished(
  state: IdleSubmission | RunningSubmission | FailedSubmission,
  { handedInAt = null }: { handedInAt?: number | null | undefined },
  elsewhere: Pick<OverSubmission, 'closure' | 'failure'> = { closure: null, failure: null },
): OverSubmission {
  const asked = state.phase === 'idle' ? { trigger: null, isWithoutRefused: false } : state;
  return {
    phase: 'over',
    task: { type: 'record' },
    trigger: asked.trigger,
    isWithoutRefused: asked.isWithoutRefused,
    handedInAt,
    ...(state.sentFinish ? { closure: null, failure: null } : elsewhere),
  };
}

export function drain(state: RunningSubmission, { now }: Moment): RunningSubmission {
  return { ...state, task: { type: 'drain', since: now } };
}

export function compare(state: RunningSubmission): RunningSubmission {
  return { ...state, task: { type: 'compare' }, isCompared: true };
}

export function finish(state: RunningSubmission): RunningSubmission {
  return { ...state, task: { type: 'finish' }, failure: null, words: null };
}

export function lookUp(
  state: RunningSubmission,
  next: Exclude<AfterLookUp, 'refuse' | 'doubt'>,
): RunningSubmission {
  return { ...state, task: { type: 'look-up', next } };
}

export function fail(
  state: RunningSubmission,
  failure: SubmissionFailure,
  { now, random }: Moment,
): FailedSubmission {
  const { trigger, isWithoutRefused } = state;
  const failureCount = state.failureCount + 1;
  const retryAt = now + backOff(HAND_IN_RETRY_MS, failureCount, random());
  const facts = { ...toFacts(state), failureCount };
  const words = failure === 'finish' ? state.words : null;
  return { ...facts, phase: 'failed', task: null, trigger, isWithoutRefused, failure, words, retryAt };
}
