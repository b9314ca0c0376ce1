import type { FailureKind, Paper } from '@cloud-school/domain';
import { makePaper } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import type { AnswerStore, StoredAttempt } from '../ports/AnswerStore.ts';
import { findOpening } from './findOpening.ts';

const key = { tenantId: 't', userId: 'u', workId: 'w' };
const copy: Paper = { ...makePaper({ questionCount: 2 }), title: 'stored' };
const fresh: Paper = { ...copy, title: 'fresh' };

const LOGS = 'listHandIns';
const START = 'startAttempt';
const PAPER = 'loadPaper';

/** A call that failed, whose message is its kind. */
class Failure extends Error {}

/** A device that knows an attempt, and a server that answers each call by its name or fails it; a function gives the answer of each call. */
function setUp(
  answers: Record<string, unknown>,
  state: StoredAttempt['state'] | null = 'open',
  paper: Paper | null = copy,
  lastSeen: number | null = null,
) {
  const calls: string[] = [];
  const call = async <Result>(name: string): Promise<Result> => {
    calls.push(name);
    const given = answers[name];
    const answer: unknown = typeof given === 'function' ? given() : given;
    if (typeof answer === 'string') throw new Failure(answer);
    return answer as Result;
  };
  const source = {
    loadPaper: () => call<Paper>(PAPER),
    startAttempt: () => call<{ answerLogId: string; startedAt: number | null }>(START),
    listHandIns: () => call<{ id: string; handedInAt: number | null }[]>(LOGS),
    getErrorKind: (error: unknown) => (error instanceof Failure ? (error.message as FailureKind) : null),
  };
  const store = {
    readAttempt: async () =>
      state && { answerLogId: 'known', time: lastSeen === null ? null : { lastSeen }, state },
    readPaper: async () => paper,
  } as unknown as AnswerStore;
  const open = (answerLogId?: string) => findOpening({ source, store, key, answerLogId });
  return { calls, open };
}

const started = (answerLogId: string) => ({ answerLogId, startedAt: 5 });
const byCopy = { kind: 'open', answerLogId: 'known', startedAt: null, paper: copy, isFresh: false };

test.each(['unavailable', 'malformed'])(
  'a server that is %s: the attempt of this device opens',
  async (kind) => {
    const { open, calls } = setUp({ [LOGS]: kind });
    expect(await open()).toEqual(byCopy);
    expect(calls).toEqual([LOGS]);
  },
);

test.each<[string, Record<string, unknown>]>([
  ['before the paper', { [LOGS]: [], [PAPER]: 'unavailable' }],
  ['before the start', { [LOGS]: [], [PAPER]: fresh, [START]: 'unavailable' }],
])('a network that goes %s: the copy opens', async (_case, answers) => {
  expect(await setUp(answers).open()).toEqual(byCopy);
});

test('a server that answers: its paper opens, loaded before the attempt is started', async () => {
  const { open, calls } = setUp({ [LOGS]: [], [START]: started('known'), [PAPER]: fresh });
  const opening = { kind: 'open', answerLogId: 'known', startedAt: 5, paper: fresh, isFresh: true };
  expect(await open()).toEqual(opening);
  expect(calls).toEqual([LOGS, PAPER, START]);
});

test.each(['unavailable', 'malformed', 'rejected'])('a paper that is %s starts no attempt', async (kind) => {
  const { open, calls } = setUp({ [START]: started('new'), [PAPER]: kind }, null, null);
  await expect(open()).rejects.toThrow(kind);
  expect(calls).toEqual([PAPER]);
});

test.each<[string, StoredAttempt['state'], string | undefined]>([
  ['this device knew', 'open', undefined],
  ['this device finished', 'finished', undefined],
  ['the address names', 'finished', 'named'],
])('a start of another attempt than %s opens with a paper loaded after it', async (_case, state, id) => {
  const papers = [fresh, { ...fresh, title: 'of the next' }];
  const { open, calls } = setUp(
    { [LOGS]: [], [START]: started('next'), [PAPER]: () => papers.shift() },
    state,
  );
  expect(await open(id)).toMatchObject({
    answerLogId: 'next',
    paper: { title: 'of the next' },
    isFresh: true,
  });
  expect(calls.slice(-3)).toEqual([PAPER, START, PAPER]);
});

test.each(['unavailable', 'rejected'])(
  'another attempt whose paper is %s after the start opens with the first paper, without the answers in it',
  async (kind) => {
    const answered = makePaper({ questionCount: 4 });
    const [first] = answered.groups;
    const [question] = first?.questions ?? [];
    if (!first || !question) throw new Error('It has a question.');
    const savedAnswer = { optionKeys: ['A'], texts: [] };
    const part = { ...question, id: 'part', savedAnswer, isMarked: true };
    const mixed = { ...question, savedAnswer, isMarked: true, subQuestions: [part] };
    const closed: Paper = { ...answered, groups: [{ ...first, questions: [mixed] }] };
    const papers = [closed, kind];
    const { open } = setUp({ [LOGS]: [], [START]: started('next'), [PAPER]: () => papers.shift() });
    const clean = { savedAnswer: null, isMarked: false };
    const questions = [{ ...question, ...clean, subQuestions: [{ ...question, id: 'part', ...clean }] }];
    expect(await open()).toEqual({
      kind: 'open',
      ...started('next'),
      paper: { ...answered, groups: [{ ...first, questions }] },
      isFresh: false,
    });
  },
);

test.each<[string, string | undefined, number, string]>([
  ['that was just finished here is finished, also before the log list has it', 'known', 60_000, 'finished'],
  ['that was finished here long ago may be open again: the server is asked', 'known', 600_000, 'open'],
  ['of none, as from the intro, starts one', undefined, 60_000, 'open'],
  ['of another one', 'named', 60_000, 'open'],
])('an address %s', async (_case, id, age, kind) => {
  const answers = { [LOGS]: [], [START]: started('next'), [PAPER]: fresh };
  const { open, calls } = setUp(answers, 'finished', copy, Date.now() - age);
  expect(await open(id)).toMatchObject({ kind });
  expect(calls.includes(START)).toBe(kind === 'open');
});

test('the copy of an attempt never opens for another one', async () => {
  const next = setUp({ [LOGS]: [], [START]: started('next'), [PAPER]: fresh });
  expect(await next.open()).toMatchObject({ answerLogId: 'next', paper: fresh });
  const other = setUp({ [LOGS]: 'unavailable', [START]: 'unavailable' });
  await expect(other.open('another')).rejects.toThrow('unavailable');
});

test.each(['rejected', 'session-expired'])('a server that answers %s is not silent', async (kind) => {
  await expect(setUp({ [LOGS]: kind }).open()).rejects.toThrow(kind);
});

test.each<[string, StoredAttempt['state'] | null, Paper | null]>([
  ['without a copy', 'open', null],
  ['of a finished attempt', 'finished', copy],
  ['without an attempt', null, copy],
])('%s nothing opens without the server', async (_case, state, paper) => {
  const answers = { [LOGS]: 'unavailable', [PAPER]: 'unavailable', [START]: 'unavailable' };
  await expect(setUp(answers, state, paper).open()).rejects.toThrow('unavailable');
});

const empty: Paper = { ...copy, title: 'empty', groups: [{ kind: 'single', questions: [] }] };

test('a paper without questions starts no attempt, and says so', async () => {
  const { open, calls } = setUp({ [START]: started('new'), [PAPER]: empty }, null, null);
  expect(await open()).toEqual({ kind: 'empty', paper: empty });
  expect(calls).toEqual([PAPER]);
});

test('a paper that lost its questions opens by the copy of this device', async () => {
  const { open, calls } = setUp({ [LOGS]: [], [START]: started('known'), [PAPER]: empty });
  expect(await open()).toEqual(byCopy);
  expect(calls).not.toContain(START);
});

test('a paper that loses its questions after the start opens as it was before', async () => {
  const papers = [fresh, empty];
  const { open } = setUp({ [LOGS]: [], [START]: started('next'), [PAPER]: () => papers.shift() });
  expect(await open()).toMatchObject({ answerLogId: 'next', paper: { title: 'fresh' }, isFresh: false });
});

test('a finish without a known outcome opens without a start, also by the copy', async () => {
  const { open, calls } = setUp({ [PAPER]: 'unavailable' }, 'finish-sent');
  expect(await open()).toEqual(byCopy);
  expect(calls).toEqual([PAPER]);
});
