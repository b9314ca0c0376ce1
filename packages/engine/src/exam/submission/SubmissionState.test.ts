import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  createSubmission,
  isLocked,
  isRetriedAutomatically,
  type SubmissionState,
  type SubmissionEvent,
} from './SubmissionState.ts';

const CLICK: SubmissionEvent = { type: 'submit', trigger: 'click' };
const TIME_UP: SubmissionEvent = { type: 'submit', trigger: 'time-up' };
const DRAINED: SubmissionEvent = { type: 'drained', isOnline: true };
const COMPARED: SubmissionEvent = { type: 'compared', isComplete: true };
const SENT: SubmissionEvent = { type: 'finish-sent' };
const LOST: SubmissionEvent = { type: 'finish-failed', isExpired: false };
const after = (...events: SubmissionEvent[]): SubmissionState =>
  events.reduce(advance, createSubmission(false));

describe('a submission', () => {
  it('drains, finishes, records and is done', () => {
    expect(after(CLICK)).toMatchObject({ step: 'draining', task: 'drain', trigger: 'click' });
    expect(after(CLICK, DRAINED)).toMatchObject({ step: 'draining', task: 'compare' });
    expect(after(CLICK, DRAINED, COMPARED)).toMatchObject({ step: 'finishing', task: 'finish' });
    const recording = after(CLICK, DRAINED, COMPARED, SENT, { type: 'finish-succeeded' });
    expect(recording).toMatchObject({ step: 'recording', task: 'record', isOutcomeUnknown: false });
    expect(advance(recording, { type: 'recorded' })).toMatchObject({ step: 'done', task: 'none' });
  });

  it('merges a second click and the end of the time into the running hand-in', () => {
    const running = after(CLICK, DRAINED, COMPARED, SENT);
    expect(advance(running, CLICK)).toEqual(running);
    expect(advance(running, TIME_UP)).toEqual({ ...running, trigger: 'time-up' });
  });

  it('never finishes with unsaved answers, and can be retried', () => {
    const failed = after(CLICK, { type: 'drain-failed', reason: 'unsaved' });
    expect(failed).toMatchObject({ step: 'failed', reason: 'unsaved', task: 'none' });
    expect(isLocked(failed)).toBe(false);
    expect(advance(failed, CLICK)).toMatchObject({ step: 'draining', reason: null });
  });

  it('reads the log list after a finish that got lost: it counted', () => {
    const asking = after(CLICK, DRAINED, COMPARED, SENT, LOST);
    expect(asking).toMatchObject({ step: 'finishing', task: 'verify', isOutcomeUnknown: true });
    expect(advance(asking, { type: 'verified', isFinished: true })).toMatchObject({ step: 'recording' });
  });

  it('reads the log list after a finish that got lost: it did not count, so the paper opens again', () => {
    const failed = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'verified', isFinished: false });
    expect(failed).toMatchObject({ step: 'failed', reason: 'finish', isOutcomeUnknown: false });
    expect(isLocked(failed)).toBe(false);
  });

  it('while the outcome is unknown the paper stays locked and a click reads the log list before another finish', () => {
    const unknown = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'verify-failed', isExpired: false });
    expect(unknown).toMatchObject({ step: 'failed', reason: 'finish', isOutcomeUnknown: true });
    expect(isLocked(unknown)).toBe(true);
    const clicked = advance(unknown, CLICK);
    expect(clicked).toMatchObject({ step: 'finishing', task: 'verify' });
    const open = advance(clicked, { type: 'verified', isFinished: false });
    expect(open).toMatchObject({ step: 'draining', task: 'drain' });
    expect(advance(advance(open, DRAINED), COMPARED)).toMatchObject({ task: 'finish' });
  });

  it('a recheck opens the paper without finishing', () => {
    const unknown = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'verify-failed', isExpired: false });
    const asking = advance(unknown, { type: 'recheck' });
    expect(asking).toMatchObject({ step: 'failed', task: 'verify' });
    const open = advance(asking, { type: 'verified', isFinished: false });
    expect(open).toMatchObject({ step: 'failed', reason: 'finish', task: 'none' });
    expect(isLocked(open)).toBe(false);
  });

  it('a finish that succeeds after its timeout still counts', () => {
    const failed = after(CLICK, DRAINED, COMPARED, SENT, LOST, { type: 'verify-failed', isExpired: false });
    expect(advance(failed, { type: 'finish-succeeded' })).toMatchObject({ step: 'recording' });
  });

  it('answers that the server lost are sent again, and read back once', () => {
    const again = after(CLICK, DRAINED, { type: 'compared', isComplete: false });
    expect(again).toMatchObject({ step: 'draining', task: 'drain' });
    expect(advance(again, DRAINED)).toMatchObject({ step: 'finishing', task: 'finish' });
  });

  it('offline it reads the log list before it finishes, so that no outcome is left unknown', () => {
    const asking = after(CLICK, { type: 'drained', isOnline: false });
    expect(asking).toMatchObject({ task: 'verify', isOutcomeUnknown: false });
    const failed = advance(asking, { type: 'verify-failed', isExpired: false });
    expect(failed).toMatchObject({ step: 'failed', reason: 'finish' });
    expect(isLocked(failed)).toBe(false);
    const wrongBrowser = advance(asking, { type: 'verified', isFinished: false });
    expect(advance(wrongBrowser, { type: 'drained', isOnline: false })).toMatchObject({ task: 'compare' });
  });

  it('after the time is up a failure stays locked and is retried automatically', () => {
    const failed = after(TIME_UP, { type: 'drain-failed', reason: 'unsaved' });
    expect(isLocked(failed)).toBe(true);
    expect(isRetriedAutomatically(failed)).toBe(true);
    // The failure stays on the screen until a finish is sent.
    expect(advance(failed, { type: 'recheck' })).toMatchObject({
      step: 'failed',
      reason: 'unsaved',
      task: 'drain',
      trigger: 'time-up',
    });
    expect(advance(failed, CLICK)).toMatchObject({ step: 'draining', trigger: 'time-up' });
  });

  it('an expired sign-in fails it until the student signed in again', () => {
    const drain = after(CLICK, { type: 'drain-failed', reason: 'expired' });
    expect(drain).toMatchObject({ step: 'failed', reason: 'expired' });
    expect(isRetriedAutomatically(drain)).toBe(false);
    expect(advance(drain, { type: 'resumed' })).toMatchObject({ step: 'idle', trigger: null });
    const finish = after(TIME_UP, DRAINED, COMPARED, SENT, { type: 'finish-failed', isExpired: true });
    expect(finish).toMatchObject({ reason: 'expired', isOutcomeUnknown: false });
    expect(advance(finish, { type: 'resumed' })).toMatchObject({ step: 'draining', trigger: 'time-up' });
  });

  it("'done' is final", () => {
    const done = after({ type: 'finished-elsewhere' });
    for (const event of [CLICK, TIME_UP, LOST, { type: 'resumed' } as const])
      expect(advance(done, event)).toBe(done);
  });
});

describe('opening after a crash in the middle of a finish', () => {
  const opened = createSubmission(true);

  it('looks it up first, and is locked until then', () => {
    expect(opened).toMatchObject({ step: 'finishing', task: 'verify' });
    expect(isLocked(opened)).toBe(true);
  });

  it('is done when it counted, shows the paper when it did not', () => {
    expect(advance(opened, { type: 'verified', isFinished: true })).toMatchObject({ step: 'recording' });
    expect(advance(opened, { type: 'verified', isFinished: false })).toMatchObject({
      step: 'idle',
      trigger: null,
    });
  });

  it('continues to the finish when the time is up meanwhile', () => {
    const timeUp = advance(opened, TIME_UP);
    expect(advance(timeUp, { type: 'verified', isFinished: false })).toMatchObject({ step: 'draining' });
  });
});

it('under any order of events a finish is sent only after draining, and never while the outcome of another is unknown', () => {
  const event: fc.Arbitrary<SubmissionEvent> = fc.oneof(
    fc.constantFrom<SubmissionEvent>(CLICK, TIME_UP, { type: 'recheck' }, { type: 'resumed' }),
    fc.constantFrom<SubmissionEvent>(LOST, { type: 'finish-succeeded' }, { type: 'recorded' }),
    fc.record({ type: fc.constant('finish-failed' as const), isExpired: fc.boolean() }),
    fc.record({ type: fc.constant('drained' as const), isOnline: fc.boolean() }),
    fc.record({
      type: fc.constant('drain-failed' as const),
      reason: fc.constantFrom('unsaved' as const, 'expired' as const),
      refused: fc.constantFrom('none' as const, 'some', 'all'),
    }),
    fc.record({ type: fc.constant('verified' as const), isFinished: fc.boolean() }),
    fc.record({ type: fc.constant('verify-failed' as const), isExpired: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, wasSent) => {
      let state = createSubmission(wasSent);
      for (const next of events) {
        const before = state;
        state = advance(state, next);
        const isFinishing = state.task === 'finish' && before.task !== 'finish';
        const isDrained =
          before.task === 'drain' || (before.task === 'verify' && before.afterVerify === 'without-refused');
        const isFinishAllowed = isDrained && !state.isOutcomeUnknown;
        expect(isFinishing && !isFinishAllowed).toBe(false);
        expect(state.step === 'idle' && state.task !== 'none').toBe(false);
        expect(state.step === 'failed' && ['finish', 'record'].includes(state.task)).toBe(false);
        expect(before.trigger === 'time-up' && state.trigger !== 'time-up').toBe(false);
        if (isFinishing) state = advance(state, SENT);
      }
    }),
    { numRuns: 2000 },
  );
});
