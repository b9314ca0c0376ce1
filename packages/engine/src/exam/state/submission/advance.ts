import type { Closure } from '../../contract/Submission.ts';
import type { Moment } from '../time/Moment.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import {
  FINISH_TRAVEL_MS,
  isRetriedAutomatically,
  lookUpEarlier,
  type AfterLookUp,
  type FailedSubmission,
  type IdleSubmission,
  type OverSubmission,
  type RunningSubmission,
  type SubmissionState,
} from './SubmissionState.ts';
import { compare, drain, fail, finish, finished, lookUp, reopen, startRun } from './submissionSteps.ts';
import { endWaitingLookUp, lookUpDoubt, lookUpRefusal } from './waitingLookUps.ts';

interface States {
  idle: IdleSubmission;
  running: RunningSubmission;
  failed: FailedSubmission;
  over: OverSubmission;
}
type OpenSubmission = States['idle' | 'running' | 'failed'];
type WaitingSubmission = States['idle' | 'failed'];
type Events = { [Event in SubmissionEvent as Event['type']]: Event };
type Transition<State, Type extends keyof Events> = (
  state: State,
  event: Events[Type],
  moment: Moment,
) => SubmissionState;
/** What each event does in a state. */
type Row<State> = { [Type in keyof Events]: Transition<State, Type> };

type TaskType = RunningSubmission['task']['type'];
type During<Type> = RunningSubmission & { readonly task: Extract<RunningSubmission['task'], { type: Type }> };

/** The next state of a hand-in, by `TRANSITIONS`. */
export function advance(state: SubmissionState, event: SubmissionEvent, moment: Moment): SubmissionState {
  return transit(state.phase, state, event.type, event, moment);
}

function transit<Phase extends keyof States, Type extends keyof Events>(
  phase: Phase,
  state: States[Phase],
  type: Type,
  event: Events[Type],
  moment: Moment,
): SubmissionState {
  const row: Row<States[Phase]> = TRANSITIONS[phase];
  return row[type](state, event, moment);
}

const NO_CLOSURE: Closure = { by: 'student', at: null, heldCount: 0 };

/** The event does not belong to the state. */
const ignore = (state: SubmissionState): SubmissionState => state;

const endTask = <State extends SubmissionState>(state: State): State =>
  state.task === null ? state : { ...state, task: null };

/** The event ends a task of this type: it changes nothing while another one is in progress. */
const during =
  <Type extends TaskType, Key extends keyof Events>(
    type: Type,
    transition: Transition<During<Type>, Key>,
  ): Transition<RunningSubmission, Key> =>
  (state, event, moment) =>
    isDuring(state, type) ? transition(state, event, moment) : state;

const isDuring = <Type extends TaskType>(state: RunningSubmission, type: Type): state is During<Type> =>
  state.task.type === type;

const OPEN = {
  submit,
  'finish-succeeded': (state, event) =>
    finished(state, event, event.closure && { closure: event.closure, failure: 'unsaved' }),
  'finished-elsewhere': (state, event) => ({ ...finished(state, event), task: null }),
  'save-taken': (state) => (state.refusalCheckedAt === null ? state : { ...state, refusalCheckedAt: null }),
  recorded: ignore,
} satisfies Partial<Row<OpenSubmission>>;

const WAITING = {
  ...OPEN,
  'save-refused': (state, _, moment) => lookUpRefusal(state, moment),
  doubted: (state, _, moment) => lookUpDoubt(state, moment),
  'looked-up': (state, { isFinished, closure = NO_CLOSURE, handedInAt }, moment) =>
    isFinished && state.task !== null
      ? finished(state, { handedInAt }, { closure, failure: 'unsaved' })
      : endWaitingLookUp(state, moment),
  'look-up-failed': endTask,
  drained: ignore,
  compared: ignore,
  'drain-failed': ignore,
  'finish-sent': ignore,
  'finish-failed': ignore,
} satisfies Partial<Row<WaitingSubmission>>;

const TRANSITIONS: { [Phase in keyof States]: Row<States[Phase]> } = {
  idle: { ...WAITING, recheck: ignore, resumed: ignore },
  running: {
    ...OPEN,
    drained: during('drain', drained),
    compared: during('compare', (state, event, moment) =>
      event.isComplete ? finish(state) : drain(state, moment),
    ),
    'drain-failed': during('drain', drainFailed),
    'finish-sent': (state, _, { now }) => ({ ...state, sentFinish: { settlesAt: now + FINISH_TRAVEL_MS } }),
    'finish-failed': during('finish', finishFailed),
    'looked-up': during('look-up', lookedUp),
    'look-up-failed': during('look-up', lookUpFailed),
    'save-refused': ignore,
    doubted: ignore,
    recheck: ignore,
    resumed: ignore,
  },
  failed: {
    ...WAITING,
    recheck: (state, _, moment) => (isRetriedAutomatically(state) ? recheck(state, moment) : state),
    resumed: (state, _, moment) => (state.failure === 'expired' ? resume(state, moment) : state),
  },
  over: {
    recorded: endTask,
    'finished-elsewhere': (state) => (state.task === null ? state : { ...state, task: null, failure: null }),
    submit: ignore,
    drained: ignore,
    compared: ignore,
    'drain-failed': ignore,
    'finish-sent': ignore,
    'finish-succeeded': ignore,
    'finish-failed': ignore,
    'looked-up': ignore,
    'look-up-failed': ignore,
    'save-refused': ignore,
    doubted: ignore,
    'save-taken': ignore,
    recheck: ignore,
    resumed: ignore,
  },
};

function drained(state: RunningSubmission, { isOnline }: Events['drained']): RunningSubmission {
  // A finish sent offline may have an unknown outcome. Reading the log list first is harmless and shows whether
  // the browser is right about being offline.
  if (!isOnline && !state.isLookedUp) return lookUp(state, 'finish');
  return state.isCompared ? finish(state) : compare(state);
}

function drainFailed(
  state: RunningSubmission,
  { refused, reason }: Events['drain-failed'],
  moment: Moment,
): SubmissionState {
  if (refused === 'all') return lookUp(state, 'without-refused');
  return refused === 'some' ? lookUp(state, 'unsaved') : fail(state, reason, moment);
}

function finishFailed(
  state: RunningSubmission,
  { outcome, words = null }: Events['finish-failed'],
  moment: Moment,
): SubmissionState {
  if (outcome === 'expired') return fail({ ...state, sentFinish: null }, 'expired', moment);
  if (outcome === 'unknown') return lookUp(state, 'fail');
  return lookUp({ ...state, words, sentFinish: { settlesAt: -Infinity } }, 'fail');
}

function lookUpFailed(
  state: During<'look-up'>,
  { isExpired }: Events['look-up-failed'],
  moment: Moment,
): FailedSubmission {
  const failure = isAboutAnswers(state.task.next) ? 'unsaved' : 'finish';
  return fail(state, isExpired ? 'expired' : failure, moment);
}

/** Merges a click with the end of the time: one run, and 'time-up' keeps the paper locked. */
function submit(
  state: OpenSubmission,
  { trigger: requested, isWithoutRefused = false }: Events['submit'],
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

/** A retry that nobody asked for: after the time is up it hands in, otherwise it only opens the paper again. */
function recheck(state: FailedSubmission, moment: Moment): RunningSubmission {
  const run = startRun(state, state, moment);
  return state.trigger === 'time-up' ? run : lookUp(run, 'open');
}

function resume(state: FailedSubmission, moment: Moment): SubmissionState {
  if (state.trigger === 'time-up') return startRun(state, { ...state, failure: null, words: null }, moment);
  return state.sentFinish ? lookUpEarlier(state, state.isWithoutRefused) : reopen(state);
}

function lookedUp(
  state: During<'look-up'>,
  { isFinished, closure = NO_CLOSURE, handedInAt }: Events['looked-up'],
  moment: Moment,
): SubmissionState {
  const { next } = state.task;
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
