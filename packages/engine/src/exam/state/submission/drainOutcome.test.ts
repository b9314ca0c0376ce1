import { describe, expect, it } from 'vitest';
import { acknowledge, confirmSend, edit, type Journal, recordSend, restore } from '../journal/Journal.ts';
import { EMPTY_QUEUE, findEntry, type SaveQueue } from '../saving/QueueEntry.ts';
import { enqueue, fail, pause, start } from '../saving/SaveQueue.ts';
import type { Deadline } from '../time/Deadline.ts';
import { advance } from './advance.ts';
import { type DrainFacts, findDrainOutcome, nextDrainLook } from './drainOutcome.ts';
import { createSubmission, type RunningSubmission } from './SubmissionState.ts';

const MIDDLE = () => 0.5;
const SINCE = 1000;
function submit(trigger: 'click' | 'time-up', isWithoutRefused = false): RunningSubmission {
  const event = { type: 'submit', trigger, isWithoutRefused } as const;
  const submission = advance(createSubmission(), event, { now: SINCE, random: MIDDLE });
  if (submission.phase !== 'running') throw new Error('not running');
  return submission;
}

const questions = ['q1', 'q2'].map((id) => ({
  id,
  kind: 'unknown' as const,
  subQuestions: [],
  savedAnswer: null,
  isMarked: false,
}));
const answerTo = (...ids: string[]): Journal =>
  ids.reduce(
    (journal, id) => edit(journal, id, { optionKeys: ['1'], texts: [] }, 1),
    restore([], questions, 0),
  );

/** A queue in which the saves of these questions failed, each at its time. */
function failed(times: Record<string, number>, words: string | null = null): SaveQueue {
  let queue = EMPTY_QUEUE;
  for (const [questionId, now] of Object.entries(times)) {
    queue = start(enqueue(queue, { questionId, rev: 1, now, delay: 0 }), questionId, now);
    const send = findEntry(queue, questionId)?.sending;
    if (!send) throw new Error('not sent');
    const refusal = words === null ? null : { words };
    queue = fail(queue, send, { now, wallNow: now, random: MIDDLE }, refusal);
  }
  return queue;
}

/** A queue whose only answer was answered with so many errors. */
function failedOften(times: number): SaveQueue {
  let queue = enqueue(EMPTY_QUEUE, { questionId: 'q1', rev: 1, now: SINCE, delay: 0 });
  for (let count = 0; count < times; count += 1) {
    queue = start(queue, 'q1', SINCE);
    const send = findEntry(queue, 'q1')?.sending;
    if (!send) throw new Error('not sent');
    queue = fail(queue, send, { now: SINCE, wallNow: SINCE, random: MIDDLE }, 'error');
  }
  return queue;
}

const facts = (part: Partial<DrainFacts> = {}): DrainFacts => ({
  journal: answerTo(),
  queue: EMPTY_QUEUE,
  deadline: null,
  submission: submit('click'),
  since: SINCE,
  now: SINCE,
  serverNow: SINCE,
  isOnline: true,
  spreadShare: 0.5,
  ...part,
});
const LATE = SINCE + 10_000;
const unsaved = (refused: string) => ({ type: 'drain-failed', reason: 'unsaved', refused });

describe('a hand-in with unsaved answers', () => {
  it.each<[string, Partial<DrainFacts>, object | null]>([
    ['goes on when all is saved', {}, { type: 'drained', isOnline: true }],
    ['goes on offline when all is saved', { isOnline: false }, { type: 'drained', isOnline: false }],
    ['waits for a save', { journal: answerTo('q1'), now: LATE - 1 }, null],
    ['waits 10 s', { journal: answerTo('q1'), now: LATE }, unsaved('none')],
    [
      'does not wait for a sign-in',
      { journal: answerTo('q1'), queue: pause(EMPTY_QUEUE) },
      { type: 'drain-failed', reason: 'expired' },
    ],
    [
      'waits online for a retry',
      { journal: answerTo('q1'), queue: failed({ q1: SINCE }), now: LATE - 1 },
      null,
    ],
    [
      'does not wait offline once the save was tried in vain',
      { journal: answerTo('q1'), queue: failed({ q1: SINCE }), isOnline: false },
      unsaved('none'),
    ],
    [
      'does not wait offline for what is not queued',
      { journal: answerTo('q1'), isOnline: false },
      unsaved('none'),
    ],
    [
      'waits offline for the first try of the hand-in',
      { journal: answerTo('q1'), queue: failed({ q1: SINCE - 1 }), isOnline: false },
      null,
    ],
    [
      'waits offline until every save was tried',
      {
        journal: answerTo('q1', 'q2'),
        queue: enqueue(failed({ q1: SINCE }), { questionId: 'q2', rev: 1, now: SINCE, delay: 0 }),
        isOnline: false,
      },
      null,
    ],
    [
      'waits offline for a save in flight',
      { journal: answerTo('q1'), queue: start(failed({ q1: SINCE }), 'q1', SINCE), isOnline: false },
      null,
    ],
    [
      'waits for answers that the server refuses',
      { journal: answerTo('q1'), queue: failed({ q1: SINCE }, ''), now: LATE - 1 },
      null,
    ],
    [
      'says that the server refuses all that is left',
      { journal: answerTo('q1'), queue: failed({ q1: SINCE }, ''), now: LATE },
      unsaved('all'),
    ],
    [
      'says that the server refuses some',
      { journal: answerTo('q1', 'q2'), queue: failed({ q1: SINCE }, ''), now: LATE },
      unsaved('some'),
    ],
    [
      'asks whether the server is up where it answers with errors alone',
      { journal: answerTo('q1'), queue: failedOften(5), now: LATE },
      unsaved('some'),
    ],
    [
      'says that answers are unsaved after a few errors',
      { journal: answerTo('q1'), queue: failedOften(4), now: LATE },
      unsaved('none'),
    ],
    [
      'does not wait for refused answers that the student has given up',
      {
        journal: answerTo('q1'),
        queue: failed({ q1: SINCE }, ''),
        submission: submit('click', true),
      },
      unsaved('all'),
    ],
    [
      'waits for the others that the student has not given up',
      {
        journal: answerTo('q1', 'q2'),
        queue: {
          ...failed({ q1: SINCE }, ''),
          entries: [...failed({ q1: SINCE }, '').entries, ...failed({ q2: SINCE }).entries],
        },
        submission: submit('click', true),
      },
      null,
    ],
  ])('%s', (_, part, outcome) => {
    expect(findDrainOutcome(facts(part))).toEqual(outcome);
  });

  it('waits 10 s longer than an older save of one of them may still arrive', () => {
    const older = { rev: 1, until: 20_000 };
    const newer = { rev: 2, until: 21_000 };
    let journal = recordSend(answerTo('q1'), 'q1', older);
    journal = recordSend(edit(journal, 'q1', { optionKeys: ['2'], texts: [] }, 2), 'q1', newer);
    journal = confirmSend(journal, 'q1', newer, 2000);
    // The server's clock is 5 s ahead of the monotonic one.
    const waiting = facts({ journal, now: 24_999, serverNow: 29_999 });
    expect(findDrainOutcome(waiting)).toBeNull();
    expect(nextDrainLook(waiting)).toBe(25_000);
    expect(findDrainOutcome(facts({ journal, now: 25_000, serverNow: 30_000 }))).toEqual(unsaved('none'));
  });
});

describe('hand-ins at the end of the time', () => {
  const END = 50_000;
  const deadlineOf = (minutes: number): Deadline => ({
    startedAt: END - minutes * 60_000,
    isStartFromServer: true,
    endsAt: END,
    limitMs: minutes * 60_000,
  });
  const timeUp = (minutes: number, serverNow: number, part: Partial<DrainFacts> = {}) =>
    facts({ deadline: deadlineOf(minutes), submission: submit('time-up'), serverNow, ...part });

  it.each([
    ['a hundredth of the time limit', 10, END + 3000],
    ['at most 10 s', 100, END + 5000],
  ])('are spread over %s', (_, minutes, turn) => {
    expect(findDrainOutcome(timeUp(minutes, turn - 1))).toBeNull();
    expect(nextDrainLook(timeUp(minutes, turn - 1))).toBe(SINCE + 1);
    expect(findDrainOutcome(timeUp(minutes, turn))).toEqual({ type: 'drained', isOnline: true });
    expect(nextDrainLook(timeUp(minutes, turn))).toBe(LATE);
  });

  it('alone are spread: a click goes on at once', () => {
    const clicked = timeUp(10, END, { submission: submit('click') });
    expect(findDrainOutcome(clicked)).toEqual({ type: 'drained', isOnline: true });
    expect(nextDrainLook(clicked)).toBe(LATE);
    const untimed = facts({ submission: submit('time-up') });
    expect(findDrainOutcome(untimed)).toEqual({ type: 'drained', isOnline: true });
  });

  it('are not spread where the answers are not saved yet', () => {
    const journal = acknowledge(answerTo('q1', 'q2'), 'q1', 1, 0);
    expect(findDrainOutcome(timeUp(10, END, { journal, now: LATE }))).toEqual(unsaved('none'));
  });
});
