import { describe, expect, it } from 'vitest';
import { advance as advanceAt } from './advance.ts';
import type { SubmissionEvent } from './SubmissionEvent.ts';
import {
  createSubmission,
  FINISH_TRAVEL_MS,
  isLocked,
  isOutcomeUnknown,
  isRetriedAutomatically,
  lookUpInherited,
  toStep,
  type SubmissionState,
} from './SubmissionState.ts';

/** A finish that was sent can no longer arrive when the log list is read. */
const advance = (state: SubmissionState, event: SubmissionEvent): SubmissionState =>
  advanceAt(state, event, { now: event.type === 'finish-sent' ? 0 : FINISH_TRAVEL_MS, random: () => 0.5 });
/** The state in the words of these tests. */
const show = (state: SubmissionState) => ({
  step: toStep(state),
  task: state.task?.type ?? 'none',
  reason: state.phase === 'idle' ? null : state.failure,
  trigger: state.phase === 'idle' ? null : state.trigger,
  isOutcomeUnknown: isOutcomeUnknown(state),
});

const CLICK: SubmissionEvent = { type: 'submit', trigger: 'click' };
const TIME_UP: SubmissionEvent = { type: 'submit', trigger: 'time-up' };
const DRAINED: SubmissionEvent = { type: 'drained', isOnline: true };
const COMPARED: SubmissionEvent = { type: 'compared', isComplete: true };
const SENT: SubmissionEvent = { type: 'finish-sent' };
const LOST: SubmissionEvent = { type: 'finish-failed', outcome: 'unknown' };
const after = (...events: SubmissionEvent[]): SubmissionState => events.reduce(advance, createSubmission());

describe('a submission', () => {
  it('drains, finishes, records and is done', () => {
    expect(show(after(CLICK))).toMatchObject({ step: 'draining', task: 'drain', trigger: 'click' });
    expect(show(after(CLICK, DRAINED))).toMatchObject({ step: 'draining', task: 'compare' });
    expect(show(after(CLICK, DRAINED, COMPARED))).toMatchObject({ step: 'finishing', task: 'finish' });
    const recording = after(CLICK, DRAINED, COMPARED, SENT, { type: 'finish-succeeded' });
    expect(show(recording)).toMatchObject({ step: 'recording', task: 'record', isOutcomeUnknown: false });
    expect(show(advance(recording, { type: 'recorded' }))).toMatchObject({ step: 'done', task: 'none' });
  });

  it('merges a second click and the end of the time into the running hand-in', () => {
    const running = after(CLICK, DRAINED, COMPARED, SENT);
    expect(advance(running, CLICK)).toEqual(running);
    expect(advance(running, TIME_UP)).toEqual({ ...running, trigger: 'time-up' });
  });

  it('never finishes with unsaved answers, and can be retried', () => {
    const failed = after(CLICK, { type: 'drain-failed', reason: 'unsaved' });
    expect(show(failed)).toMatchObject({ step: 'failed', reason: 'unsaved', task: 'none' });
    expect(isLocked(failed)).toBe(false);
    expect(show(advance(failed, CLICK))).toMatchObject({ step: 'draining', reason: null });
  });

  it('reads the log list after a finish that got lost: it counted', () => {
    const asking = after(CLICK, DRAINED, COMPARED, SENT, LOST);
    expect(show(asking)).toMatchObject({ step: 'finishing', task: 'look-up', isOutcomeUnknown: true });
    expect(show(advance(asking, { type: 'looked-up', isFinished: true }))).toMatchObject({
      step: 'recording',
    });
  });

  it('reads the log list after a finish that got lost: it did not count, so the paper opens again', () => {
    const failed = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'looked-up', isFinished: false });
    expect(show(failed)).toMatchObject({ step: 'failed', reason: 'finish', isOutcomeUnknown: false });
    expect(isLocked(failed)).toBe(false);
  });

  it('while the outcome is unknown the paper stays locked and a click reads the log list before another finish', () => {
    const unknown = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'look-up-failed', isExpired: false });
    expect(show(unknown)).toMatchObject({ step: 'failed', reason: 'finish', isOutcomeUnknown: true });
    expect(isLocked(unknown)).toBe(true);
    const clicked = advance(unknown, CLICK);
    expect(show(clicked)).toMatchObject({ step: 'finishing', task: 'look-up' });
    const open = advance(clicked, { type: 'looked-up', isFinished: false });
    expect(show(open)).toMatchObject({ step: 'draining', task: 'drain' });
    expect(show(advance(advance(open, DRAINED), COMPARED))).toMatchObject({ task: 'finish' });
  });

  it('a recheck opens the paper without finishing', () => {
    const unknown = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'look-up-failed', isExpired: false });
    const asking = advance(unknown, { type: 'recheck' });
    expect(show(asking)).toMatchObject({ step: 'failed', task: 'look-up' });
    const open = advance(asking, { type: 'looked-up', isFinished: false });
    expect(show(open)).toMatchObject({ step: 'failed', reason: 'finish', task: 'none' });
    expect(isLocked(open)).toBe(false);
  });

  it('a finish that succeeds after its timeout still counts', () => {
    const failed = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'look-up-failed', isExpired: false });
    expect(show(advance(failed, { type: 'finish-succeeded' }))).toMatchObject({ step: 'recording' });
  });

  it('answers that the server lost are sent again, and read back once', () => {
    const again = after(CLICK, DRAINED, { type: 'compared', isComplete: false });
    expect(show(again)).toMatchObject({ step: 'draining', task: 'drain' });
    expect(show(advance(again, DRAINED))).toMatchObject({ step: 'finishing', task: 'finish' });
  });

  it('offline it reads the log list before it finishes, so that no outcome is left unknown', () => {
    const asking = after(CLICK, { type: 'drained', isOnline: false });
    expect(show(asking)).toMatchObject({ task: 'look-up', isOutcomeUnknown: false });
    const failed = advance(asking, { type: 'look-up-failed', isExpired: false });
    expect(show(failed)).toMatchObject({ step: 'failed', reason: 'finish' });
    expect(isLocked(failed)).toBe(false);
    const wrongBrowser = advance(asking, { type: 'looked-up', isFinished: false });
    expect(show(advance(wrongBrowser, { type: 'drained', isOnline: false }))).toMatchObject({
      task: 'compare',
    });
  });

  it('after the time is up a failure stays locked and is retried automatically', () => {
    const failed = after(TIME_UP, { type: 'drain-failed', reason: 'unsaved' });
    expect(isLocked(failed)).toBe(true);
    expect(isRetriedAutomatically(failed)).toBe(true);
    // The failure stays on the screen until a finish is sent.
    expect(show(advance(failed, { type: 'recheck' }))).toMatchObject({
      step: 'failed',
      reason: 'unsaved',
      task: 'drain',
      trigger: 'time-up',
    });
    expect(show(advance(failed, CLICK))).toMatchObject({ step: 'draining', trigger: 'time-up' });
    const clicked = advance(advance(failed, { type: 'recheck' }), CLICK);
    expect(show(clicked)).toMatchObject({ step: 'draining', reason: null, trigger: 'time-up' });
  });

  it('an expired sign-in fails it until the student signed in again', () => {
    const drain = after(CLICK, { type: 'drain-failed', reason: 'expired' });
    expect(show(drain)).toMatchObject({ step: 'failed', reason: 'expired' });
    expect(isRetriedAutomatically(drain)).toBe(false);
    expect(show(advance(drain, { type: 'resumed' }))).toMatchObject({ step: 'idle', trigger: null });
    const finish = after(TIME_UP, DRAINED, COMPARED, SENT, { type: 'finish-failed', outcome: 'expired' });
    expect(show(finish)).toMatchObject({ reason: 'expired', isOutcomeUnknown: false });
    expect(show(advance(finish, { type: 'resumed' }))).toMatchObject({
      step: 'draining',
      trigger: 'time-up',
    });
    const unsaved = after(TIME_UP, { type: 'drain-failed', reason: 'unsaved' });
    expect(advance(unsaved, { type: 'resumed' })).toBe(unsaved);
  });

  it("'done' is final", () => {
    const done = after({ type: 'finished-elsewhere' });
    expect(done).toMatchObject({ phase: 'over', closure: null, failure: null });
    for (const event of [CLICK, TIME_UP, LOST, { type: 'resumed' } as const])
      expect(advance(done, event)).toBe(done);
    const late = after(
      { type: 'save-refused' },
      { type: 'looked-up', isFinished: true },
      { type: 'recorded' },
    );
    for (const type of ['recorded', 'finished-elsewhere'] as const)
      expect(advance(late, { type })).toBe(late);
  });
});

describe('an event that does not belong to the state', () => {
  const lateEvents: SubmissionEvent[] = [
    COMPARED,
    LOST,
    { type: 'looked-up', isFinished: true },
    { type: 'look-up-failed', isExpired: true },
    { type: 'recorded' },
    { type: 'recheck' },
    { type: 'resumed' },
  ];
  it.each([
    ['while answers are saved', after(CLICK), lateEvents],
    [
      'while they are read back',
      after(CLICK, DRAINED),
      [DRAINED, { type: 'drain-failed', reason: 'unsaved' }, ...lateEvents.slice(1)],
    ],
    ['while nobody hands in', createSubmission(), [DRAINED, SENT, ...lateEvents]],
    [
      'after the end',
      after(CLICK, DRAINED, COMPARED, SENT, { type: 'finish-succeeded' }),
      [CLICK, DRAINED, SENT, ...lateEvents.slice(0, 4)],
    ],
  ] as [string, SubmissionState, SubmissionEvent[]][])('changes nothing %s', (_, state, events) => {
    for (const event of events) expect(advance(state, event)).toBe(state);
  });
});

describe('a hand-in that fails again and again', () => {
  it('waits longer each time, from the tries of this attempt', () => {
    const moment = { now: 1000, random: () => 0.5 };
    const fails: SubmissionEvent = { type: 'drain-failed', reason: 'unsaved' };
    let state: SubmissionState = createSubmission();
    for (const wait of [4000, 8000, 16_000, 30_000, 30_000]) {
      state = advanceAt(advanceAt(state, TIME_UP, moment), fails, moment);
      expect(state).toMatchObject({ phase: 'failed', retryAt: 1000 + wait });
    }
  });
});

describe('an attempt that is over', () => {
  it('without its last answers has them after all where another tab finished it', () => {
    const closed = after({ type: 'save-refused' }, { type: 'looked-up', isFinished: true });
    expect(show(closed)).toMatchObject({ step: 'recording', reason: 'unsaved' });
    expect(show(advance(closed, { type: 'finished-elsewhere' }))).toMatchObject({
      step: 'done',
      reason: null,
    });
  });
});

describe('a finish whose outcome is unknown', () => {
  const lose = () => after(CLICK, DRAINED, COMPARED, SENT, LOST);
  const open: SubmissionEvent = { type: 'looked-up', isFinished: false };
  const early = { now: FINISH_TRAVEL_MS - 1, random: () => 0.5 };

  it('keeps the paper locked while it may still arrive', () => {
    const failed = advanceAt(lose(), open, early);
    expect(show(failed)).toMatchObject({ step: 'failed', isOutcomeUnknown: true });
    expect(isLocked(failed)).toBe(true);
  });

  it('that the server answered with a refusal can no longer arrive', () => {
    const refused = after(CLICK, DRAINED, COMPARED, SENT, { type: 'finish-failed', outcome: 'refused' });
    expect(refused).toMatchObject({ sentFinish: { settlesAt: -Infinity } });
    expect(show(advanceAt(refused, open, early))).toMatchObject({ step: 'failed', isOutcomeUnknown: false });
  });

  it('is looked up after the student signed in again; where it did not arrive the paper opens and says so', () => {
    const expired = advance(lose(), { type: 'look-up-failed', isExpired: true });
    expect(show(expired)).toMatchObject({ step: 'failed', reason: 'expired' });
    const looking = advance(expired, { type: 'resumed' });
    expect(show(looking)).toMatchObject({ step: 'finishing', task: 'look-up', reason: null });
    expect(advance(looking, open)).toMatchObject({ phase: 'idle', isInterrupted: true });
  });
});

describe('opening after a crash in the middle of a finish', () => {
  const open = () => lookUpInherited({ now: 0 });

  it('looks it up first, and is locked until then', () => {
    expect(show(open())).toMatchObject({ step: 'finishing', task: 'look-up' });
    expect(isLocked(open())).toBe(true);
  });

  it('is done when it counted, shows the paper when it did not', () => {
    expect(show(advance(open(), { type: 'looked-up', isFinished: true }))).toMatchObject({
      step: 'recording',
    });
    expect(show(advance(open(), { type: 'looked-up', isFinished: false }))).toMatchObject({
      step: 'idle',
      trigger: null,
    });
  });

  it('continues to the finish when the time is up meanwhile', () => {
    const timeUp = advance(open(), TIME_UP);
    const draining = advance(timeUp, { type: 'looked-up', isFinished: false });
    expect(show(draining)).toMatchObject({ step: 'draining' });
    // The log list was read, whatever the browser says of the network.
    expect(show(advance(draining, { type: 'drained', isOnline: false }))).toMatchObject({ task: 'compare' });
  });
});
