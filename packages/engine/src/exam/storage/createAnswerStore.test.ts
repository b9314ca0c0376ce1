import { describe, expect, it } from 'vitest';
import { settle } from '../../testing/createFakeClock.ts';
import { KEY } from '../testing/createExamHarness.ts';
import { createAnswerStore } from './createAnswerStore.ts';
import { parseJournalEntry } from './storedValues.ts';
import { brokenFactory, createDevice } from './testing/createDevice.ts';
import { attempt, entry, fill, job } from './testing/storedSamples.ts';

describe.each([
  ['IndexedDB', createDevice],
  [
    'local storage',
    () => {
      const device = createDevice();
      const options = { storage: device.storage, timers: device.clock };
      return { ...device, open: () => createAnswerStore({ ...options, indexedDB: brokenFactory() }) };
    },
  ],
])('with %s', (_name, create) => {
  it('a later page reads what an earlier one wrote', async () => {
    const device = create();
    await fill(device.open());
    const store = device.open();
    expect(await store.readAnswers(KEY)).toEqual([entry()]);
    expect(await store.readAttempt(KEY)).toEqual(attempt);
    expect(await store.listJobs(KEY)).toEqual([job]);
    expect(store.isDurable()).toBe(true);
  });

  it('forgets attempts that nobody continued, of every user, and nothing else', async () => {
    const device = create();
    const store = device.open();
    const time = (lastSeen: number) => ({ startedAt: 0, isStartFromServer: true, offset: 0, lastSeen });
    const old = { ...KEY, userId: 'other', answerLogId: 'old' };
    const marked = { ...KEY, workId: 'marked' };
    const newest = { ...KEY, workId: 'newest' };
    await store.writeAnswer(old, entry({ editedAt: 50 }));
    await store.writeAttempt(old, { ...attempt, answerLogId: 'old', time: time(99) });
    // A mark alone carries no time of an edit.
    await store.writeAnswer(marked, entry({ editedAt: 0, isMarked: true }));
    await store.writeAttempt(marked, { ...attempt, time: time(100) });
    await store.writeAnswer(newest, entry({ questionId: 'first', editedAt: 10 }));
    await store.writeAnswer(newest, entry({ editedAt: 100 }));
    await store.writeJob(KEY, job);
    await store.forgetOld(100);
    const later = device.open();
    expect(await later.readAnswers(old)).toEqual([]);
    expect(await later.readAttempt(old)).toBeNull();
    expect(await later.readAnswers(marked)).toHaveLength(1);
    expect(await later.readAttempt(marked)).not.toBeNull();
    expect(await later.readAnswers(newest)).toHaveLength(2);
    expect(await later.listJobs(KEY)).toEqual([job]);
  });

  it('the newest attempt is that of its work alone, and a later write replaces it', async () => {
    const device = create();
    await device.open().writeAttempt({ ...KEY, workId: `${KEY.workId}2` }, attempt);
    expect(await device.open().readAttempt(KEY)).toBeNull();
    const store = device.open();
    await store.writeAttempt(KEY, attempt);
    await store.writeAttempt(KEY, { ...attempt, state: 'finished' });
    expect(await device.open().readAttempt(KEY)).toEqual({ ...attempt, state: 'finished' });
  });

  it('lists the answers of every attempt at a work, without the emptied ones', async () => {
    const device = create();
    const earlier = { ...KEY, answerLogId: 'a/b' };
    const store = device.open();
    await store.writeAnswer(earlier, entry());
    await store.writeAnswer(earlier, entry({ questionId: 'r' }));
    await store.writeAnswer(KEY, entry({ answer: { optionKeys: [], texts: [' '] } }));
    await store.writeAnswer({ ...KEY, answerLogId: 'c' }, entry({ rev: 2 }));
    await store.writeAnswer({ ...KEY, workId: `${KEY.workId}2` }, entry());
    expect(await device.open().listAttemptAnswers(KEY)).toEqual([
      { answerLogId: 'a/b', entries: [entry(), entry({ questionId: 'r' })] },
      { answerLogId: 'c', entries: [entry({ rev: 2 })] },
    ]);
  });

  it('a completion record that another page removed is gone, and one that was written again is the later', async () => {
    const device = create();
    const store = device.open();
    await store.writeJob(KEY, { ...job, isFinished: false });
    await store.writeJob(KEY, job);
    expect(await device.open().listJobs(KEY)).toEqual([job]);
    await device.open().removeJob(KEY, job);
    expect(await store.listJobs(KEY)).toEqual([]);
  });

  it('another user, school, work or attempt reads nothing of it', async () => {
    const device = create();
    await fill(device.open());
    const store = device.open();
    for (const part of ['tenantId', 'userId', 'workId', 'answerLogId'] as const) {
      expect(await store.readAnswers({ ...KEY, [part]: 'other' })).toEqual([]);
    }
    expect(await store.readAttempt({ ...KEY, userId: 'other' })).toBeNull();
    expect(await store.listJobs({ ...KEY, userId: 'other' })).toEqual([]);
  });

  it('an id with a slash addresses only its own entries', async () => {
    const device = create();
    const sneaky = { ...KEY, workId: 'w/log', answerLogId: 'x' };
    await device.open().writeAnswer(sneaky, entry());
    expect(await device.open().readAnswers({ ...KEY, workId: 'w', answerLogId: 'log' })).toEqual([]);
    expect(await device.open().readAnswers(sneaky)).toHaveLength(1);
  });

  it('an older edit never overwrites a newer one, not even from another page', async () => {
    const device = create();
    await device.open().writeAnswer(KEY, entry({ rev: 3, editedAt: 9 }));
    await device.open().writeAnswer(KEY, entry({ rev: 5, editedAt: 8, ackRev: 3 }));
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ rev: 3, editedAt: 9 })]);
  });

  it('forgetting answers keeps the attempt, its completion record and all data of other users', async () => {
    const device = create();
    await fill(device.open());
    const other = { ...KEY, userId: 'other' };
    await fill(device.open(), other);
    await device.open().forgetAnswers(KEY);
    const store = device.open();
    expect(await store.readAnswers(KEY)).toEqual([]);
    expect(await store.readAttempt(KEY)).toEqual(attempt);
    expect(await store.listJobs(KEY)).toEqual([job]);
    expect(await store.readAnswers(other)).toHaveLength(1);
    await store.removeJob(KEY, job);
    expect(await device.open().listJobs(KEY)).toEqual([]);
  });

  it('the answers of some questions are forgotten alone', async () => {
    const device = create();
    for (const questionId of ['q/1', 'q/2']) await device.open().writeAnswer(KEY, entry({ questionId }));
    await device.open().forgetAnswersOf(KEY, ['q/1']);
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ questionId: 'q/2' })]);
  });
});

describe('damaged values count as absent', () => {
  it('in local storage', async () => {
    const device = createDevice();
    device.storage.values.set('cloud-school.answers:answers/t/u/w/log/q', '{"key":');
    device.storage.values.set('cloud-school.answers:answers/t/u/w/log/r', '{"key":"x","order":"1"}');
    device.storage.values.set('cloud-school.answers:attempts/t/u/w', '[]');
    const store = device.open();
    expect(await store.readAnswers(KEY)).toEqual([]);
    expect(await store.readAttempt(KEY)).toBeNull();
    await settle();
  });

  it('a confirmed revision above the newest one does not hide an unsent answer', () => {
    expect(parseJournalEntry(entry({ rev: 2, ackRev: 9 }))).toMatchObject({ rev: 2, ackRev: 2 });
  });
});
