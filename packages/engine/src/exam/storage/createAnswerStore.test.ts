import { IDBFactory } from 'fake-indexeddb';
import type { Paper, Question } from '@cloud-school/api-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerStore, AttemptKey, CompletionJob, StoredAttempt } from '../ports/AnswerStore.ts';
import { createAnswerStore } from './createAnswerStore.ts';
import type { JournalEntry } from '../journal/Journal.ts';
import { createFakeClock, settle } from '../../testing/createFakeClock.ts';
import { ACTIVITY, KEY } from '../testing/createExamHarness.ts';
import { createFakeStorage } from '../../testing/createFakeStorage.ts';
import { parseStoredPaper } from './parseStoredPaper.ts';
import { parseJournalEntry, parseCompletionJob, parseStoredAttempt } from './storedValues.ts';

const entry = (part: Partial<JournalEntry> = {}): JournalEntry => ({
  questionId: 'q',
  answer: { optionKeys: [], texts: ['typed'] },
  rev: 1,
  editedAt: 5,
  ackRev: 0,
  savedAt: null,
  openSends: [],
  isMarked: false,
  ...part,
});
const attempt: StoredAttempt = { answerLogId: 'log', time: null, state: 'open' };
const job: CompletionJob = {
  examKind: 'homework',
  answerLogId: 'log',
  workId: 'w',
  isFinished: true,
  payload: { ...ACTIVITY, at: 5 },
};

const question = (part: Partial<Question> = {}): Question => ({
  id: 'q',
  unitId: 'unit',
  kind: 'single',
  stemHtml: '<p>1 + 1</p>',
  points: 2,
  isMarked: false,
  options: [{ key: 'A', label: 'A', html: '2' }],
  blankCount: 0,
  subQuestions: [],
  isSavedAsOne: false,
  savedAnswer: { optionKeys: ['A'], texts: [] },
  solution: null,
  ...part,
});
const paper = (questions: Question[] = [question()]): Paper => ({
  title: 'paper',
  description: null,
  timeLimitMinutes: 60,
  groups: [{ kind: 'single', questions }],
});

/** A browser whose storage can be removed between openings. */
function createDevice() {
  const indexedDB = new IDBFactory();
  const storage = createFakeStorage();
  const clock = createFakeClock();
  return { indexedDB, storage, clock, open: () => createAnswerStore({ indexedDB, storage, timers: clock }) };
}

function brokenFactory(): IDBFactory {
  const factory = new IDBFactory();
  factory.open = () => {
    throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
  };
  return factory;
}

async function fill(store: AnswerStore, key: AttemptKey = KEY): Promise<void> {
  await store.writeAnswer(key, entry());
  await store.writeAttempt(key, attempt);
  await store.writeJob(key, job);
}

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
});

describe('the copy of a paper', () => {
  it('is read by a later page of the same attempt, and goes with its answers', async () => {
    const device = createDevice();
    const sub = question({ id: 'sub', kind: 'cloze' });
    const reading = paper([question({ kind: 'reading', subQuestions: [sub] })]);
    await device.open().writePaper(KEY, reading);
    expect(await device.open().readPaper(KEY)).toEqual(reading);
    expect(await device.open().readPaper({ ...KEY, userId: 'other' })).toBeNull();
    expect(await device.open().readPaper({ ...KEY, answerLogId: 'other' })).toBeNull();
    await device.open().forgetAnswers(KEY);
    expect(await device.open().readPaper(KEY)).toBeNull();
  });

  it('never holds a right answer', async () => {
    const device = createDevice();
    const solution = {
      optionKeys: ['A'],
      texts: [],
      explanationHtml: 'canary',
      result: 'correct' as const,
      score: 2,
    };
    const solved = question({ solution, subQuestions: [question({ id: 'sub', solution })] });
    await device.open().writePaper(KEY, paper([solved]));
    expect(await device.open().readPaper(KEY)).toEqual(
      paper([question({ subQuestions: [question({ id: 'sub' })] })]),
    );
  });

  it('replaces that of an earlier attempt at the work, and no other', async () => {
    const device = createDevice();
    const earlier = { ...KEY, answerLogId: 'earlier' };
    const otherWork = { ...KEY, workId: 'other' };
    await device.open().writePaper(earlier, paper());
    await device.open().writePaper(otherWork, paper());
    await device.open().writePaper(KEY, paper());
    const store = device.open();
    expect(await store.readPaper(earlier)).toBeNull();
    expect(await store.readPaper(otherWork)).toEqual(paper());
  });

  it('takes no room of local storage, and one that does not fit ends nothing', async () => {
    const device = createDevice();
    const local = createAnswerStore({ indexedDB: null, storage: device.storage, timers: device.clock });
    await local.writePaper(KEY, paper());
    expect(device.storage.values.size).toBe(0);
    const store = device.open();
    const tooBig = { ...paper(), description: (() => undefined) as unknown as string };
    await store.writePaper(KEY, tooBig);
    await store.writeAnswer(KEY, entry());
    expect(device.storage.values.size).toBe(0);
    expect(await device.open().readAnswers(KEY)).toEqual([entry()]);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['no questions', { ...paper(), groups: [] }],
    ['an unknown kind', paper([question({ kind: 'essay' as 'single' })])],
    ['a question without a stem', paper([{ ...question(), stemHtml: undefined } as unknown as Question])],
    ['a damaged option', paper([question({ options: [null as never] })])],
  ])('with %s counts as absent', (_case, value) => {
    expect(parseStoredPaper(value)).toBeNull();
  });
});

describe('when storage fails', () => {
  it('an urgent write is readable although the page died before IndexedDB stored it', async () => {
    const device = createDevice();
    void device.open().writeAnswer(KEY, entry({ rev: 7 }), true);
    const other = createAnswerStore({ indexedDB: null, storage: device.storage, timers: device.clock });
    expect(await other.readAnswers(KEY)).toEqual([entry({ rev: 7 })]);
  });

  it('an urgent write that reached IndexedDB leaves no copy in local storage', async () => {
    const device = createDevice();
    await device.open().writeAnswer(KEY, entry({ rev: 7 }), true);
    expect(device.storage.values.size).toBe(0);
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ rev: 7 })]);
  });

  it('an IndexedDB that never settles is abandoned after three seconds', async () => {
    const { storage, clock } = createDevice();
    const silent = new IDBFactory();
    silent.open = () => Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest;
    const store = createAnswerStore({ indexedDB: silent, storage, timers: clock });
    const written = store.writeAnswer(KEY, entry());
    await clock.advance(3000);
    await written;
    expect(store.isDurable()).toBe(true);
    expect(storage.values.size).toBe(1);
  });

  it('when a backend fails midway, all known entries are copied to the next', async () => {
    const device = createDevice();
    let isFull = false;
    const open = device.indexedDB.open.bind(device.indexedDB);
    device.indexedDB.open = (name, version) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return open(name, version);
    };
    const store = device.open();
    await store.writeAnswer(KEY, entry({ questionId: 'q1' }));
    isFull = true;
    const later = device.open();
    await later.writeAnswer(KEY, entry({ questionId: 'q2' }));
    await later.writeAnswer(KEY, entry({ questionId: 'q1', rev: 2 }));
    isFull = false;
    const kept = await device.open().readAnswers(KEY);
    expect(new Map(kept.map(({ questionId, rev }) => [questionId, rev]))).toEqual(
      new Map([
        ['q1', 2],
        ['q2', 1],
      ]),
    );
  });

  it.each([
    ['absent', null, null],
    ['broken', brokenFactory(), createFakeStorage()],
  ])(
    'with every backend %s memory is used, and the store is not durable',
    async (_name, indexedDB, storage) => {
      if (storage) storage.isBroken = true;
      const store = createAnswerStore({ indexedDB, storage, timers: createFakeClock() });
      await fill(store);
      expect(store.isDurable()).toBe(false);
      expect(await store.readAnswers(KEY)).toEqual([entry()]);
      await store.forgetAnswers(KEY);
      expect(await store.readAnswers(KEY)).toEqual([]);
    },
  );

  it('a connection that the browser closed is opened again', async () => {
    const device = createDevice();
    const store = device.open();
    await store.writeAnswer(KEY, entry());
    // Asking for a newer version makes every other connection close.
    const newer = device.indexedDB.deleteDatabase('cloud-school-answers');
    await new Promise((resolve) => newer.addEventListener('success', resolve));
    await store.writeAnswer(KEY, entry({ rev: 2 }));
    expect(store.isDurable()).toBe(true);
    expect(await device.open().readAnswers(KEY)).toEqual([entry({ rev: 2 })]);
    expect(device.storage.values.size).toBe(0);
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

  it('no parser throws on any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => [
          parseJournalEntry(value),
          parseStoredAttempt(value),
          parseCompletionJob(value),
          parseStoredPaper(value),
        ]).not.toThrow();
      }),
    );
  });

  it('a confirmed revision above the newest one does not hide an unsent answer', () => {
    expect(parseJournalEntry(entry({ rev: 2, ackRev: 9 }))).toMatchObject({ rev: 2, ackRev: 2 });
  });
});

describe('a probe', () => {
  it('leaves nothing behind', async () => {
    const device = createDevice();
    expect(await device.open().probe()).toBe(true);
    expect([...device.storage.values.keys()]).toEqual([]);
    const database = await openDatabase(device.indexedDB);
    const keys = database.transaction('entries').objectStore('entries').getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    expect(keys.result).toEqual([]);
  });

  it('fails where only memory is left, and keeps the answers once storage is allowed again', async () => {
    const storage = createFakeStorage();
    const options = { indexedDB: brokenFactory(), storage, timers: createFakeClock() };
    const store = createAnswerStore(options);
    storage.isBroken = true;
    await store.writeAnswer(KEY, entry());
    expect(await store.probe()).toBe(false);
    storage.isBroken = false;
    expect(await store.probe()).toBe(true);
    expect(store.isDurable()).toBe(true);
    expect(await createAnswerStore(options).readAnswers(KEY)).toEqual([entry()]);
  });

  it('fails where the browser has no storage', async () => {
    const store = createAnswerStore({ indexedDB: null, storage: null, timers: createFakeClock() });
    expect(await store.probe()).toBe(false);
  });
});

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('cloud-school-answers', 1);
  return new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
}
