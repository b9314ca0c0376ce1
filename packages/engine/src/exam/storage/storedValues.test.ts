import { describe, expect, it, test } from 'vitest';
import {
  isCount,
  parseAnswer,
  parseCompletionJob,
  parseJournalEntry,
  parseStoredAttempt,
} from './storedValues.ts';
import { entry, job } from './testing/storedSamples.ts';

const without = (value: object, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));

test.each([
  [
    { optionKeys: ['1'], texts: [] },
    { optionKeys: ['1'], texts: [] },
  ],
  [
    { optionKeys: [], texts: ['a', ''], more: 1 },
    { optionKeys: [], texts: ['a', ''] },
  ],
  [
    { optionKeys: [], texts: [], subAnswers: [{ optionKeys: ['1'], texts: [] }, null, 'x'] },
    { optionKeys: [], texts: [], subAnswers: [{ optionKeys: ['1'], texts: [] }, null, null] },
  ],
  [
    { optionKeys: [], texts: [], subAnswers: 'x' },
    { optionKeys: [], texts: [] },
  ],
  [{ optionKeys: [1], texts: [] }, null],
  [{ optionKeys: [], texts: [null] }, null],
  [{ optionKeys: [], texts: ['a', 1] }, null],
  [{ optionKeys: '1', texts: [] }, null],
  [{ optionKeys: [] }, null],
  [[], null],
  [null, null],
  ['x', null],
])('the stored answer %j reads as %j', (value, answer) => {
  expect(parseAnswer(value)).toEqual(answer);
});

test.each([
  [0, true],
  [3, true],
  [-1, false],
  [Number.NaN, false],
  [Infinity, false],
  ['3', false],
])('%j is a count: %s', (value, expected) => {
  expect(isCount(value)).toBe(expected);
});

describe('a stored entry of the journal', () => {
  const full = entry({ isMarked: true, savedAt: 7, openSends: [{ rev: 1, until: 5 }] });

  it('is read with every field', () => {
    expect(parseJournalEntry({ ...full, more: 1 })).toEqual(full);
  });

  it.each(['questionId', 'answer', 'rev', 'ackRev'])('without %s counts as absent', (field) => {
    expect(parseJournalEntry(without(full, field))).toBeNull();
    expect(parseJournalEntry({ ...full, [field]: true })).toBeNull();
  });

  it.each([
    ['editedAt', 0],
    ['savedAt', null],
    ['openSends', []],
    ['isMarked', false],
  ])('without %s, or with another value there, has %j', (field, value) => {
    expect(parseJournalEntry(without(full, field))).toEqual({ ...full, [field]: value });
    expect(parseJournalEntry({ ...full, [field]: 'x' })).toEqual({ ...full, [field]: value });
  });

  it('leaves out the sends that cannot be read', () => {
    const openSends = [null, { rev: 1 }, { until: 5 }, { rev: -1, until: 5 }, { rev: 1, until: 5 }];
    expect(parseJournalEntry({ ...full, openSends })?.openSends).toEqual([{ rev: 1, until: 5 }]);
  });
});

describe('a stored attempt', () => {
  const time = { startedAt: 1, isStartFromServer: true, offset: 2, lastSeen: 3 };

  it.each([
    ['open', 'open'],
    ['finish-sent', 'finish-sent'],
    ['finished', 'finished'],
    ['draining', 'open'],
    [undefined, 'open'],
  ])('in the state %j is %s', (state, expected) => {
    expect(parseStoredAttempt({ answerLogId: 'log', state, time })).toEqual({
      answerLogId: 'log',
      state: expected,
      time,
    });
  });

  it('knows that a hand-in was wanted', () => {
    const wanted = { answerLogId: 'log', state: 'open', time, isHandInWanted: true };
    expect(parseStoredAttempt(wanted)).toEqual(wanted);
    expect(parseStoredAttempt({ ...wanted, isHandInWanted: 1 })).not.toHaveProperty('isHandInWanted');
    expect(parseStoredAttempt({ ...wanted, isWithoutRefused: true })).toMatchObject({
      isWithoutRefused: true,
    });
  });

  it.each(['startedAt', 'offset', 'lastSeen'])('whose time has no %s has no time', (field) => {
    expect(parseStoredAttempt({ answerLogId: 'log', time: without(time, field) })?.time).toBeNull();
  });

  it('takes a start of unknown origin for one of the device', () => {
    const stored = parseStoredAttempt({ answerLogId: 'log', time: without(time, 'isStartFromServer') });
    expect(stored?.time).toEqual({ ...time, isStartFromServer: false });
  });

  it.each([null, [], {}, { answerLogId: 7 }, 'x'])('from %j counts as absent', (value) => {
    expect(parseStoredAttempt(value)).toBeNull();
  });
});

describe('a stored completion record', () => {
  it('is read with every field', () => {
    expect(parseCompletionJob({ ...job, more: 1 })).toEqual(job);
    const homework = { ...job, examKind: 'homework', isFinished: false };
    expect(parseCompletionJob(homework)).toEqual(homework);
  });

  it('of an earlier version is that of a test', () => {
    expect(parseCompletionJob(without(job, 'examKind'))?.examKind).toBe('test');
  });

  it.each(['answerLogId', 'workId', 'payload'])('without %s counts as absent', (field) => {
    expect(parseCompletionJob(without(job, field))).toBeNull();
  });

  it.each(['activityId', 'userId', 'at'])('whose record has no %s counts as absent', (field) => {
    expect(parseCompletionJob({ ...job, payload: without(job.payload, field) })).toBeNull();
  });

  it.each(['tenantId', 'classId', 'bizType', 'classroomId', 'activityContentId'])(
    'may lack %s in its record',
    (field) => {
      const payload = { ...job.payload, [field]: '7' };
      expect(parseCompletionJob({ ...job, payload })?.payload).toEqual(payload);
      expect(parseCompletionJob({ ...job, payload: without(payload, field) })?.payload).toEqual({
        ...payload,
        [field]: null,
      });
    },
  );
});
