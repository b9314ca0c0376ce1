import { EMPTY_ANSWER } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import type { AttemptState } from './AttemptState.ts';
import type { JournalEntry } from './journal/Journal.ts';
import { choice, stored } from './journal/testing/journalSamples.ts';
import { toPaperRecords } from './paper/PaperRecords.ts';
import { makePaper, makeQuestion } from './paper/testing/makePaper.ts';
import { EMPTY_QUEUE, type SaveQueue } from './saving/QueueEntry.ts';
import { enqueue, fail, pause, start } from './saving/SaveQueue.ts';
import { at, getSend } from './saving/testing/queueSamples.ts';
import { advance } from './submission/advance.ts';
import type { SubmissionEvent } from './submission/SubmissionEvent.ts';
import { createSubmission, type SubmissionState } from './submission/SubmissionState.ts';
import { takeSnapshot, type AttemptSnapshot, type SnapshotFacts } from './takeSnapshot.ts';

const records = toPaperRecords(
  makePaper(
    makeQuestion('q1'),
    makeQuestion('q2'),
    makeQuestion('r', { subQuestions: [makeQuestion('r1'), makeQuestion('r2')] }),
  ),
);
const UNTOUCHED = { answer: EMPTY_ANSWER, rev: 0, editedAt: 0 };
const SAVED = { rev: 1, ackRev: 1, savedAt: 7 };

/** An attempt with these entries; the other questions are untouched. */
const state = (
  entries: Record<string, Partial<JournalEntry>> = {},
  part: Partial<AttemptState> = {},
): AttemptState => ({
  journal: new Map(
    [...records.byId.keys()].map((questionId) => [
      questionId,
      stored({ questionId, ...(entries[questionId] ?? UNTOUCHED) }),
    ]),
  ),
  queue: EMPTY_QUEUE,
  submission: createSubmission(),
  clock: { serverAt: 0, earliestAt: null, reading: { wall: 0, monotonic: 0 } },
  deadline: null,
  countdown: { isTimeUp: false, reportedAt: 0 },
  writeAccess: 'granted',
  isHidden: false,
  isDisposed: false,
  ...part,
});

const take = (
  attempt: AttemptState,
  facts: Partial<SnapshotFacts> = {},
  last: AttemptSnapshot | null = null,
) =>
  takeSnapshot(
    { state: attempt, records, now: 0, isOnline: true, isDurable: true, isCollected: false, ...facts },
    last,
  );

/** A queue in which the saves of these questions failed, each as often as the number says. */
function failing(counts: Record<string, number>, words?: string): SaveQueue {
  let queue = EMPTY_QUEUE;
  for (const [questionId, count] of Object.entries(counts)) {
    queue = enqueue(queue, { questionId, rev: 1, now: 0, delay: 0 });
    for (let each = 0; each < count; each += 1) {
      queue = start(queue, questionId, 0);
      queue = fail(queue, getSend(queue, questionId), at(0), words === undefined ? null : { words });
    }
  }
  return queue;
}

const after = (...events: SubmissionEvent[]) =>
  events.reduce<SubmissionState>(
    (submission, event) => advance(submission, event, at(0)),
    createSubmission(),
  );
const CLOSED = after({ type: 'finished-elsewhere' });
/** Handed in at the end of the time without what the server refuses. */
const WITHOUT = after(
  { type: 'submit', trigger: 'time-up' },
  { type: 'drain-failed', reason: 'unsaved', refused: 'all' },
  { type: 'looked-up', isFinished: false },
  { type: 'compared', isComplete: true },
  { type: 'finish-sent' },
  { type: 'finish-succeeded' },
);
const PENDING = { rev: 1, ackRev: 0 };

describe('the tile of a question', () => {
  it.each<[string, Partial<JournalEntry>, Partial<AttemptState>, boolean, string]>([
    ['untouched', UNTOUCHED, {}, true, 'untouched'],
    ['emptied before it was saved', { ...PENDING, answer: EMPTY_ANSWER }, {}, true, 'untouched'],
    ['saved', SAVED, {}, false, 'saved'],
    ['on its way', PENDING, {}, true, 'saving'],
    ['queued', PENDING, { queue: failing({ q1: 0 }) }, true, 'saving'],
    ['beside one whose save failed', PENDING, { queue: failing({ q2: 1 }) }, true, 'saving'],
    ['whose save failed', PENDING, { queue: failing({ q1: 1 }) }, true, 'unsaved'],
    ['while the sign-in is expired', PENDING, { queue: pause(EMPTY_QUEUE) }, true, 'unsaved'],
    ['while the network is down', PENDING, {}, false, 'unsaved'],
    ['unsent in a closed attempt', PENDING, { submission: CLOSED }, true, 'unsaved'],
  ])('%s', (_case, entry, part, isOnline, save) => {
    expect(take(state({ q1: entry }, part), { isOnline }).tiles.get('q1')?.save).toBe(save);
  });

  it('of a reading shows what needs attention most, and how much of it is answered', () => {
    const attempt = state({ r1: SAVED, r2: PENDING });
    expect(take(attempt).tiles.get('r')).toEqual({
      isAnswered: true,
      subQuestionCount: 2,
      answeredSubQuestions: 2,
      isMarked: false,
      save: 'saving',
      isClearedAfterSave: false,
    });
    const cleared = state({ r1: { ...SAVED, answer: EMPTY_ANSWER }, r: { ...UNTOUCHED, isMarked: true } });
    expect(take(cleared).tiles.get('r')).toMatchObject({
      isAnswered: false,
      answeredSubQuestions: 1,
      isMarked: true,
      save: 'saved',
      isClearedAfterSave: true,
    });
  });

  it.each<[string, string[], string]>([
    ['that the question has', ['11'], 'saved'],
    ['that the question no longer has', ['13'], 'outdated'],
    ['of which one is gone', ['11', '13'], 'outdated'],
  ])('with a saved option %s', (_case, optionKeys, save) => {
    const options = ['11', '12'].map((key) => ({ key, label: key, html: '' }));
    const one = toPaperRecords(makePaper(makeQuestion('q', { kind: 'multiple', options })));
    const journal = new Map([['q', stored({ ...SAVED, answer: choice(...optionKeys) })]]);
    const snapshot = take({ ...state(), journal }, { records: one });
    expect(snapshot.tiles.get('q')).toMatchObject({ save, isAnswered: save === 'saved' });
    expect(snapshot.progress.unanswered).toBe(save === 'saved' ? 0 : 1);
  });

  it('counts for the whole paper', () => {
    const { progress } = take(state({ q1: SAVED, r1: SAVED, q2: { ...UNTOUCHED, isMarked: true } }));
    expect(progress).toEqual({ answered: 1, unanswered: 2, marked: 1 });
  });
});

describe('the saving of the whole attempt', () => {
  const SAVE = { savedAt: null, unsavedCount: 0, retryAt: null, failureCount: 0, isDurable: true };
  const two = { q1: PENDING, q2: { ...SAVED, savedAt: 9 }, r1: SAVED, r: { ...SAVED, savedAt: null } };
  const held = { ...SAVE, savedAt: 9 };
  it.each<[string, Record<string, Partial<JournalEntry>>, Partial<AttemptState>, boolean, object]>([
    ['of an untouched paper', {}, {}, false, { ...SAVE, state: 'idle' }],
    ['when all is saved', { q1: SAVED }, {}, true, { ...SAVE, savedAt: 7, state: 'saved' }],
    [
      'that another page confirmed',
      { q1: { ...SAVED, savedAt: null } },
      {},
      true,
      { ...SAVE, state: 'saved' },
    ],
    ['while it goes on', two, {}, true, { ...held, unsavedCount: 1, state: 'saving' }],
    ['without a network', two, {}, false, { ...held, unsavedCount: 1, state: 'offline' }],
    [
      'of which two failed',
      { ...two, r2: PENDING },
      { queue: failing({ q1: 2, r2: 1 }) },
      true,
      { ...held, unsavedCount: 2, retryAt: 1_001_000, failureCount: 2, state: 'failed' },
    ],
    [
      'that the server refuses',
      two,
      { queue: failing({ q1: 1 }, '已停用') },
      true,
      { ...held, unsavedCount: 1, retryAt: 1_001_000, failureCount: 1, state: 'refused' },
    ],
    [
      'of which one is refused and the other failed',
      { ...two, r2: PENDING },
      {
        queue: {
          ...EMPTY_QUEUE,
          entries: [...failing({ q1: 1 }, '已停用').entries, ...failing({ r2: 1 }).entries],
        },
      },
      true,
      { ...held, unsavedCount: 2, retryAt: 1_001_000, failureCount: 1, state: 'failed' },
    ],
    [
      'of an attempt that refused an answer although it is open',
      two,
      {
        queue: failing({ q1: 1 }),
        submission: after({ type: 'save-refused' }, { type: 'looked-up', isFinished: false }),
      },
      true,
      { ...held, unsavedCount: 1, retryAt: 1_001_000, failureCount: 1, state: 'refused' },
    ],
    [
      'while what failed is tried again',
      two,
      { queue: start(failing({ q1: 1 }), 'q1', 1000) },
      true,
      { ...held, unsavedCount: 1, failureCount: 1, state: 'failed' },
    ],
    [
      'while the sign-in is expired',
      two,
      { queue: pause(failing({ q1: 0 })) },
      false,
      { ...held, unsavedCount: 1, state: 'expired' },
    ],
    [
      'in an attempt that was closed elsewhere',
      two,
      { queue: failing({ q1: 1 }), submission: CLOSED },
      true,
      { ...held, unsavedCount: 1, state: 'saved' },
    ],
    [
      'in an attempt that was closed before anything was saved',
      { q1: PENDING },
      { submission: CLOSED },
      true,
      { ...SAVE, unsavedCount: 1, state: 'idle' },
    ],
  ])('%s', (_case, entries, part, isOnline, summary) => {
    expect(take(state(entries, part), { isOnline }).summary).toEqual(summary);
  });

  it('tells that nothing would survive a reload', () => {
    expect(take(state(), { isDurable: false }).summary.isDurable).toBe(false);
  });
});

describe('the hand-in', () => {
  const REST = {
    words: null,
    closure: null,
    handedInAt: null,
    isRefused: false,
    refused: [],
    isInterrupted: false,
  };
  const closure = { by: 'system', at: 5, heldCount: 1 } as const;
  const elsewhere = after(
    { type: 'save-refused' },
    { type: 'looked-up', isFinished: true, closure },
    { type: 'recorded' },
  );
  it.each<[string, SubmissionState, object]>([
    [
      'that nobody asked for',
      createSubmission(),
      { step: 'idle', reason: null, trigger: null, isLocked: false },
    ],
    [
      'that an earlier page lost',
      createSubmission(true),
      { step: 'idle', reason: null, trigger: null, isLocked: false, isInterrupted: true },
    ],
    [
      'that runs',
      after({ type: 'submit', trigger: 'click' }),
      { step: 'draining', reason: null, trigger: 'click', isLocked: true },
    ],
    [
      'that failed',
      after({ type: 'submit', trigger: 'click' }, { type: 'drain-failed', reason: 'unsaved' }),
      { step: 'failed', reason: 'unsaved', trigger: 'click', isLocked: false },
    ],
    [
      'that the server refused',
      after(
        { type: 'submit', trigger: 'click' },
        { type: 'drained', isOnline: true },
        { type: 'compared', isComplete: true },
        { type: 'finish-failed', outcome: 'refused', words: '未到时间' },
        { type: 'looked-up', isFinished: false },
      ),
      { step: 'failed', reason: 'finish', trigger: 'click', isLocked: false, words: '未到时间' },
    ],
    [
      'of an attempt whose answers are refused',
      after({ type: 'save-refused' }, { type: 'looked-up', isFinished: false }),
      { step: 'idle', reason: null, trigger: null, isLocked: false, isRefused: true },
    ],
    [
      'that was made elsewhere',
      elsewhere,
      { step: 'done', reason: 'unsaved', trigger: null, isLocked: true, closure, handedInAt: 5 },
    ],
  ])('%s', (_case, submission, shown) => {
    expect(take(state({}, { submission })).submission).toEqual({ ...REST, ...shown });
  });

  const queue = failing({ q1: 1 }, '本题已停用');
  it.each<[string, Partial<AttemptState>, object[]]>([
    ['open', { queue }, [{ questionId: 'q1', words: '本题已停用' }]],
    ['open, whose save only failed', { queue: failing({ q1: 1 }) }, []],
    ['closed elsewhere', { queue, submission: CLOSED }, []],
    ['handed in without them', { queue, submission: WITHOUT }, [{ questionId: 'q1', words: '本题已停用' }]],
  ])('names the answers that the server refuses, in an attempt that is %s', (_case, part, refused) => {
    expect(take(state({ q1: PENDING, q2: PENDING }, part)).submission.refused).toEqual(refused);
    expect(take(state({ q1: SAVED }, part)).submission.refused).toEqual([]);
  });
});

describe('the answers', () => {
  const shared = toPaperRecords(
    makePaper(
      makeQuestion('s', { isSavedAsOne: true, subQuestions: [makeQuestion('s1'), makeQuestion('s2')] }),
    ),
  );
  it('of sub-questions that are saved as one are found by their own ids', () => {
    const answer = { ...EMPTY_ANSWER, subAnswers: [null, choice('B')] };
    const journal = new Map([['s', stored({ questionId: 's', answer })]]);
    const { answers } = take(state({}, { journal }), { records: shared });
    expect([...answers]).toEqual([
      ['s', answer],
      ['s2', choice('B')],
    ]);
  });

  it('are those that were edited or saved', () => {
    expect([...take(state({ q2: PENDING })).answers.keys()]).toEqual(['q2']);
  });
});

describe('a part that stays as it was', () => {
  const deadline = { startedAt: 0, isStartFromServer: true, endsAt: 60_000, limitMs: 60_000 };
  const before = state({ q1: PENDING, q2: SAVED }, { queue: failing({ q1: 1 }, '拒绝'), deadline });
  const first = take(before);

  it('keeps its reference, and so does the whole', () => {
    expect(take({ ...before, queue: failing({ q1: 1 }, '拒绝') }, {}, first)).toBe(first);
  });

  it('keeps its reference when others change', () => {
    const journal = new Map(before.journal).set('r1', stored({ questionId: 'r1', ...SAVED }));
    const next = take({ ...before, journal }, {}, first);
    expect(next).not.toBe(first);
    expect(next.tiles).not.toBe(first.tiles);
    expect(next.answers).not.toBe(first.answers);
    for (const id of ['q1', 'q2']) expect(next.tiles.get(id)).toBe(first.tiles.get(id));
    expect(next.submission).toBe(first.submission);
    expect(next.remaining).toBe(first.remaining);
  });

  it('is replaced when it changes', () => {
    const next = take({ ...before, queue: failing({ q1: 1 }, '已停用') }, { now: 1000 }, first);
    expect(next.submission.refused).toEqual([{ questionId: 'q1', words: '已停用' }]);
    expect(next.remaining).toEqual({ seconds: 59, share: 59 / 60 });
    expect(next.tiles).toBe(first.tiles);
    expect(next.answers).toBe(first.answers);
    expect(next.summary).toBe(first.summary);
    expect(take({ ...before, queue: EMPTY_QUEUE }, {}, first).submission.refused).toEqual([]);
  });
});
