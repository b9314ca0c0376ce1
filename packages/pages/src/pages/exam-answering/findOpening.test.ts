import {
  ApiError,
  type Client,
  type Endpoint,
  getPaper,
  listTestLogs,
  startAttempt,
} from '@cloud-school/api-client';
import type { FailureKind, Paper } from '@cloud-school/domain';
import type { AnswerStore, StoredAttempt } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { findOpening } from './findOpening.ts';
import { loadPaper } from './loadPaper.ts';

const key = { tenantId: 't', userId: 'u', workId: 'w' };
const copy: Paper = { title: 'kept', description: null, timeLimitMinutes: 60, groups: [] };
const fresh: Paper = { ...copy, title: 'fresh' };

/** A device that knows an attempt, and a server that answers calls by id or fails them. */
function setUp(
  answers: Record<string, unknown>,
  state: StoredAttempt['state'] | null = 'open',
  paper: Paper | null = copy,
) {
  const calls: string[] = [];
  const client = {
    call: async (endpoint: Endpoint<never, unknown>) => {
      calls.push(endpoint.id);
      const answer = answers[endpoint.id];
      if (typeof answer !== 'string') return answer;
      throw new ApiError({ kind: answer as FailureKind, userMessage: answer, endpointId: endpoint.id });
    },
  } as unknown as Client;
  const store = {
    readAttempt: async () => state && { answerLogId: 'known', time: null, state },
    readPaper: async () => paper,
  } as unknown as AnswerStore;
  const open = (answerLogId?: string) => findOpening({ kind: 'test', client, store, key, answerLogId });
  const load = () => client.call(getPaper, { workId: 'w' });
  return { calls, open, load };
}

const LOGS = listTestLogs.id;
const START = startAttempt.id;
const PAPER = getPaper.id;
const started = (answerLogId: string) => ({ answerLogId, startedAt: 5 });

test.each(['unavailable', 'malformed'])(
  'a server that is %s: the attempt of this device opens',
  async (kind) => {
    const { open, load, calls } = setUp({ [LOGS]: kind });
    const opening = await open();
    if (opening.kind !== 'open') throw new Error('It is open.');
    expect(opening).toMatchObject({ answerLogId: 'known', startedAt: null });
    expect(await loadPaper(load, opening.kept)).toEqual({ paper: copy, isFresh: false });
    expect(calls).toEqual([LOGS]);
  },
);

test('a network that goes between the start and the paper: the copy opens', async () => {
  const { open, load } = setUp({ [LOGS]: [], [START]: started('known'), [PAPER]: 'unavailable' });
  const opening = await open();
  if (opening.kind !== 'open') throw new Error('It is open.');
  expect(opening.startedAt).toBe(5);
  expect(await loadPaper(load, opening.kept)).toEqual({ paper: copy, isFresh: false });
});

test('a server that answers: its paper opens', async () => {
  const { open, load } = setUp({ [LOGS]: [], [START]: started('known'), [PAPER]: fresh });
  const opening = await open();
  if (opening.kind !== 'open') throw new Error('It is open.');
  expect(await loadPaper(load, opening.kept)).toEqual({ paper: fresh, isFresh: true });
});

test('the copy of an attempt never opens for another one', async () => {
  const { open, load } = setUp({ [LOGS]: [], [START]: started('next'), [PAPER]: 'unavailable' });
  const opening = await open();
  if (opening.kind !== 'open') throw new Error('It is open.');
  expect(opening.answerLogId).toBe('next');
  await expect(loadPaper(load, opening.kept)).rejects.toThrow('unavailable');
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
  const answers = { [LOGS]: 'unavailable', [START]: 'unavailable' };
  await expect(setUp(answers, state, paper).open()).rejects.toThrow('unavailable');
});

test('a finish without a known outcome opens without a start, also by the copy', async () => {
  const { open, load, calls } = setUp({ [PAPER]: 'unavailable' }, 'finish-sent');
  const opening = await open();
  if (opening.kind !== 'open') throw new Error('It is open.');
  expect(await loadPaper(load, opening.kept)).toEqual({ paper: copy, isFresh: false });
  expect(calls).toEqual([PAPER]);
});
