import { backOff, HAND_IN_RETRY_MS } from '../../../retry/backOff.ts';
import type { Closure, SubmissionFailure } from '../../contract/Submission.ts';
import type { Moment } from '../time/Moment.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import {
  FINISH_TRAVEL_MS,
  isRetriedAutomatically,
  lookUpEarlier,
  toFacts,
  type AfterLookUp,
  type Asked,
  type FailedSubmission,
  type IdleSubmission,
  type OpenFacts,
  type OverSubmission,
  type RunningSubmission,
  type SubmissionState,
} from './SubmissionState.ts';

/** The next state of a hand-in. An event that does not belong to the state changes nothing. */
export function advance(state: SubmissionState, event: SubmissionEvent, moment: Moment): SubmissionState {
  if (state.phase === 'over') return advanceOver(state, event);
  switch (event.type) {
    case 'submit':
      return submit(state, event, moment);
    case 'finish-succeeded':
      return finished(state, event, event.closure && { closure: event.closure, failure: 'unsaved' });
    case 'finished-elsewhere':
      return { ...finished(state, event), task: null };
    case 'recheck':
      return isRetriedAutomatically(state) ? recheck(state, moment) : state;
    case 'resumed':
      return state.phase === 'failed' && state.failure === 'expired' ? resume(state, moment) : state;
    case 'save-taken':
      return state.isRefused ? { ...state, isRefused: false } : state;
    case 'save-refused':
      if (state.phase === 'running' || state.task !== null || state.isRefused) return state;
      return { ...state, task: { type: 'look-up', next: 'refuse' } };
    case 'recorded':
      return state;
    case 'looked-up':
    case 'look-up-failed':
      return state.phase === 'running' ? endTask(state, event, moment) : endRefusalLookUp(state, event);
    case 'drained':
    case 'compared':
    case 'drain-failed':
    case 'finish-sent':
    case 'finish-failed':
      return state.phase === 'running' ? endTask(state, event, moment) : state;
    default:
      return event satisfies never;
  }
}

function advanceOver(state: OverSubmission, { type }: SubmissionEvent): OverSubmission {
  if (state.task === null) return state;
  if (type === 'recorded') return { ...state, task: null };
  return type === 'finished-elsewhere' ? { ...state, task: null, failure: null } : state;
}

type TaskEvent = Extract<
  SubmissionEvent,
  {
    type:
      | 'drained'
      | 'compared'
      | 'drain-failed'
      | 'finish-sent'
      | 'finish-failed'
      | 'looked-up'
      | 'look-up-failed';
  }
>;

/** An event of another task than the one in progress changes nothing. */
function endTask(state: RunningSubmission, event: TaskEvent, moment: Moment): SubmissionState {
  const { task } = state;
  switch (event.type) {
    case 'drained':
      if (task.type !== 'drain') return state;
      // A finish sent offline may have an unknown outcome. Reading the log list first is harmless and shows whether
      // the browser is right about being offline.
      if (!event.isOnline && !state.isLookedUp) return lookUp(state, 'finish');
      return state.isCompared ? finish(state) : compare(state);
    case 'compared':
      if (task.type !== 'compare') return state;
      return event.isComplete ? finish(state) : drain(state, moment);
    case 'drain-failed':
      if (task.type !== 'drain') return state;
      if (event.refused === 'all') return lookUp(state, 'without-refused');
      return event.refused === 'some' ? lookUp(state, 'unsaved') : fail(state, event.reason, moment);
    case 'finish-sent':
      return { ...state, sentFinish: { settlesAt: moment.now + FINISH_TRAVEL_MS } };
    case 'finish-failed':
      if (task.type !== 'finish') return state;
      if (event.outcome === 'expired') return fail({ ...state, sentFinish: null }, 'expired', moment);
      if (event.outcome === 'unknown') return lookUp(state, 'fail');
      return lookUp({ ...state, words: event.words ?? null, sentFinish: { settlesAt: -Infinity } }, 'fail');
    case 'looked-up':
      return task.type === 'look-up' ? lookedUp(state, task.next, event, moment) : state;
    case 'look-up-failed':
      if (task.type !== 'look-up') return state;
      if (event.isExpired) return fail(state, 'expired', moment);
      return fail(state, isAboutAnswers(task.next) ? 'unsaved' : 'finish', moment);
    default:
      return event satisfies never;
  }
}

/** Merges a click with the end of the time: one run, and 'time-up' keeps the paper locked. */
function submit(
  state: IdleSubmission | RunningSubmission | FailedSubmission,
  { trigger: requested, isWithoutRefused = false }: Extract<SubmissionEvent, { type: 'submit' }>,
  moment: Moment,
): RunningSubmission {
  const isTimeUp = state.phase !== 'idle' && state.trigger === 'time-up';
  const trigger = isTimeUp ? 'time-up' : requested;
  if (state.phase === 'running' && state.failure === null) return { ...state, trigger };
  // The finish on its way went without them.
  const wentWithout = state.phase === 'failed' && state.sentFinish !== null && state.isWithoutRefused;
  return startRun(
    state,
    { trigger, isWithoutRefused: isWithoutRefused || wentWithout, failure: null, words: null },
    moment,
  );
}

/** A finish whose outcome is unknown is looked up first. */
function startRun(
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

/** A retry that nobody asked for: after the time is up it hands in, otherwise it only opens the paper again. */
function recheck(state: FailedSubmission, moment: Moment): RunningSubmission {
  const run = startRun(state, state, moment);
  return state.trigger === 'time-up' ? run : lookUp(run, 'open');
}

function resume(state: FailedSubmission, moment: Moment): SubmissionState {
  if (state.trigger === 'time-up') return startRun(state, { ...state, failure: null, words: null }, moment);
  return state.sentFinish ? lookUpEarlier(state, state.isWithoutRefused) : reopen(state);
}

/** Nobody asked to hand in since the last hand-in got lost. */
function reopen(facts: OpenFacts): IdleSubmission {
  return { ...toFacts(facts), phase: 'idle', task: null, isInterrupted: true };
}

const NO_CLOSURE: Closure = { by: 'student', at: null, heldCount: 0 };

function lookedUp(
  state: RunningSubmission,
  next: Exclude<AfterLookUp, 'refuse'>,
  { isFinished, closure = NO_CLOSURE, handedInAt }: Extract<SubmissionEvent, { type: 'looked-up' }>,
  moment: Moment,
): SubmissionState {
  if (isFinished)
    return finished(state, { handedInAt }, { closure, failure: isAboutAnswers(next) ? 'unsaved' : null });
  const mayArrive = state.sentFinish !== null && moment.now < state.sentFinish.settlesAt;
  const open = mayArrive ? state : { ...state, sentFinish: null };
  switch (next) {
    case 'finish':
      return drain({ ...open, isLookedUp: true }, moment);
    case 'fail':
      return fail(open, 'finish', moment);
    case 'unsaved':
      return fail(open, 'unsaved', moment);
    case 'without-refused':
      return goWithoutRefused(open, moment);
    case 'open':
      if (open.failure !== null) return fail(open, open.failure, moment);
      // Somebody asked to hand in meanwhile.
      return open.trigger === null ? reopen(open) : drain({ ...open, isLookedUp: true }, moment);
    default:
      return next satisfies never;
  }
}

function endRefusalLookUp(
  state: IdleSubmission | FailedSubmission,
  event: Extract<SubmissionEvent, { type: 'looked-up' | 'look-up-failed' }>,
): SubmissionState {
  if (state.task === null) return state;
  if (event.type === 'look-up-failed') return { ...state, task: null };
  if (!event.isFinished) return { ...state, task: null, isRefused: true };
  return finished(state, event, { closure: event.closure ?? NO_CLOSURE, failure: 'unsaved' });
}

/** At the end of the time there is nobody to ask: what the server takes is handed in. */
function goWithoutRefused(state: RunningSubmission, moment: Moment): SubmissionState {
  if (state.trigger !== 'time-up' && !state.isWithoutRefused) return fail(state, 'refused', moment);
  const run = { ...state, isWithoutRefused: true };
  return state.isCompared ? finish(run) : compare(run);
}

/** The log list is read because answers could not be saved. */
function isAboutAnswers(next: AfterLookUp): boolean {
  return next === 'unsaved' || next === 'without-refused';
}

/**
 * An attempt that was closed elsewhere before it had all answers is over too, with the failure 'unsaved'. Our own finish was
 * sent after all answers were confirmed, and the paper has been locked since: a fresh paper that carries no answers makes
 * them unsaved again, and the closed attempt refuses them.
 */
function finished(
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

function drain(state: RunningSubmission, { now }: Moment): RunningSubmission {
  return { ...state, task: { type: 'drain', since: now } };
}

function compare(state: RunningSubmission): RunningSubmission {
  return { ...state, task: { type: 'compare' }, isCompared: true };
}

function finish(state: RunningSubmission): RunningSubmission {
  return { ...state, task: { type: 'finish' }, failure: null, words: null };
}

function lookUp(state: RunningSubmission, next: Exclude<AfterLookUp, 'refuse'>): RunningSubmission {
  return { ...state, task: { type: 'look-up', next } };
}

function fail(
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
