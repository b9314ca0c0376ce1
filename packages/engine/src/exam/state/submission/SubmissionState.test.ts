import { describe, expect, it } from 'vitest';
import {
  createSubmission,
  finishSettlesAt,
  isHandInWanted,
  isLocked,
  isOver,
  isRetriedAutomatically,
  lookUpEarlier,
  toStep,
  type FailedSubmission,
  type RunningSubmission,
  type SubmissionState,
} from './SubmissionState.ts';

const FACTS = { sentFinish: null, failureCount: 0, refusalCheckedAt: null, doubtedAt: null };
const ASKED = { trigger: 'click', isWithoutRefused: false } as const;
/** A finish whose outcome is unknown. */
const SENT = { sentFinish: { settlesAt: 5000 } };
const TIME_UP = { trigger: 'time-up' } as const;
const DRAIN = { type: 'drain', since: 0 } as const;
const lookUp = <Next extends string>(next: Next) => ({ type: 'look-up', next }) as const;

const idle = (part = {}): SubmissionState => ({ ...createSubmission(), ...part });
const running = (
  task: RunningSubmission['task'],
  part: Partial<RunningSubmission> = {},
): SubmissionState => ({
  ...FACTS,
  ...ASKED,
  phase: 'running',
  task,
  failure: null,
  words: null,
  isLookedUp: false,
  isCompared: false,
  ...part,
});
const failed = (part: Partial<FailedSubmission> = {}): SubmissionState => ({
  ...FACTS,
  ...ASKED,
  phase: 'failed',
  task: null,
  failure: 'unsaved',
  words: null,
  retryAt: 0,
  ...part,
});
const over = (isRecorded = true): SubmissionState => ({
  ...ASKED,
  phase: 'over',
  task: isRecorded ? null : { type: 'record' },
  failure: null,
  closure: null,
  handedInAt: null,
});

it.each<[string, SubmissionState, string]>([
  ['nobody asked for', idle(), 'idle'],
  ['saves what is unsaved', running(DRAIN), 'draining'],
  ['reads the answers back', running({ type: 'compare' }), 'draining'],
  ['is sent', running({ type: 'finish' }), 'finishing'],
  ['reads the log list before its first finish', running(lookUp('finish')), 'draining'],
  ['reads the log list before another finish', running(lookUp('finish'), SENT), 'finishing'],
  ['reads the log list after a finish that got lost', running(lookUp('fail'), SENT), 'finishing'],
  ['reads the log list to open the paper again', running(lookUp('open')), 'finishing'],
  ['reads the log list because of unsaved answers', running(lookUp('unsaved'), SENT), 'draining'],
  ['reads the log list because of refused answers', running(lookUp('without-refused'), SENT), 'draining'],
  ['is retried after a failure', running(DRAIN, { failure: 'unsaved' }), 'failed'],
  ['failed', failed(), 'failed'],
  ['sends its completion record', over(false), 'recording'],
  ['is over', over(), 'done'],
])('a hand-in that %s', (_case, state, step) => {
  expect(toStep(state)).toBe(step);
});

it.each<[boolean, string, SubmissionState]>([
  [false, 'nobody hands in', idle()],
  [true, 'an earlier finish may have counted', idle(SENT)],
  [true, 'a hand-in runs', running(DRAIN)],
  [false, 'a click is retried after a failure', running(DRAIN, { failure: 'unsaved' })],
  [true, 'a click is retried whose finish may have counted', running(DRAIN, { failure: 'finish', ...SENT })],
  [true, 'the time is up and a failure is retried', running(DRAIN, { failure: 'unsaved', ...TIME_UP })],
  [false, 'a click failed', failed()],
  [true, 'a click failed whose finish may have counted', failed(SENT)],
  [true, 'the time is up', failed(TIME_UP)],
  [true, 'the attempt is over', over()],
])('the paper is locked (%s) when %s', (expected, _case, state) => {
  expect(isLocked(state)).toBe(expected);
});

describe('a failed hand-in', () => {
  it.each<[boolean, string, SubmissionState]>([
    [false, 'of a click', failed()],
    [true, 'at the end of the time', failed(TIME_UP)],
    [true, 'whose finish may have counted', failed(SENT)],
    [false, 'whose sign-in expired', failed({ ...TIME_UP, failure: 'expired' })],
    [false, 'while the log list is read', failed({ ...TIME_UP, task: lookUp('refuse') })],
    [false, 'that is retried already', running(DRAIN, TIME_UP)],
    [false, 'of an earlier page, before the student asked', idle(SENT)],
    [false, 'that arrived after all', { ...over(), ...TIME_UP }],
  ])('is retried by itself (%s) %s', (expected, _case, state) => {
    expect(isRetriedAutomatically(state)).toBe(expected);
  });
});

it.each<[boolean, string, SubmissionState]>([
  [false, 'an attempt that nobody hands in', idle()],
  [true, 'one whose hand-in got lost', createSubmission(true)],
  [true, 'one that is handed in', running(DRAIN)],
  [true, 'one whose hand-in failed', failed()],
  [true, 'one that is over', over()],
])('a hand-in is wanted (%s) of %s', (expected, _case, state) => {
  expect(isHandInWanted(state)).toBe(expected);
});

it('a finish may be processed until it settles', () => {
  expect(finishSettlesAt(running(lookUp('fail'), SENT))).toBe(5000);
  expect([idle(), over()].map(finishSettlesAt)).toEqual([-Infinity, -Infinity]);
  expect([over(), failed()].map(isOver)).toEqual([true, false]);
});

it('the finish of an earlier page is looked up as if nothing had been done for the hand-in on this one', () => {
  expect(lookUpEarlier({ ...FACTS, ...SENT, failureCount: 2, refusalCheckedAt: 5, doubtedAt: 3 })).toEqual({
    ...SENT,
    failureCount: 2,
    refusalCheckedAt: 5,
    doubtedAt: 3,
    phase: 'running',
    trigger: null,
    isWithoutRefused: false,
    failure: null,
    words: null,
    isLookedUp: false,
    isCompared: false,
    task: lookUp('open'),
  });
});
