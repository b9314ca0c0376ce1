import {
  ApiError,
  type Client,
  getPaper,
  getXsktPaper,
  listTestLogs,
  saveAnswer,
} from '@cloud-school/api-client';
import { type AnswerStore, createBrowserStore } from '@cloud-school/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../platform/config/readConfig.ts';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { createDevice } from '../../platform/device/createDevice.ts';
import { openAttempt } from './openAttempt.ts';
import { startSandboxTest } from './testing/startSandboxTest.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that keeps an answer of an attempt which the school has deleted. */
async function setUp() {
  const { sandbox, client, work, answerLogId } = await startSandboxTest();
  const store = createBrowserStore(null);
  const answer = { optionKeys: ['A'], texts: [] };
  const paper = await client.call(getPaper, { workId: work.workId });
  const questionId = paper.groups[0]?.questions[0]?.id ?? '';
  const entry = { questionId, answer, rev: 1, editedAt: 5, ackRev: 0, savedAt: null, openSends: [] };
  await store.writeAnswer({ ...work, answerLogId }, { ...entry, isMarked: false });
  sandbox.controls.resetAttempt(answerLogId);
  const storage = memoryStorage();
  const portal = { client, storage, device: createDevice({ storage }), config: readConfig('{}') };
  const open = (parts: { client?: Client; store?: AnswerStore; sourceType?: string } = {}) =>
    openAttempt({
      kind: 'test',
      portal: { ...portal, client: parts.client ?? client },
      store: parts.store ?? store,
      key: work,
      query: { workId: work.workId, ...(parts.sourceType && { sourceType: parts.sourceType }) },
    });
  return { sandbox, client, store, storage, open };
}

const held = async () => (await navigator.locks.query()).held ?? [];

test('a look-up for an offer that fails does not stop the opening: nothing is offered', async () => {
  const { sandbox, open } = await setUp();
  sandbox.controls.failNext(listTestLogs.id, 'status-500');
  const opened = await open();
  if (opened.kind !== 'open') throw new Error('It is open.');
  expect(opened.attempt.getWriteAccess()).toBe('granted');
  expect(await opened.unsent).toBeNull();
  opened.attempt.dispose();
});

test('where the look-up works the unsent answers are offered', async () => {
  const { open } = await setUp();
  const opened = await open();
  if (opened.kind !== 'open') throw new Error('It is open.');
  expect((await opened.unsent)?.count).toBe(1);
  opened.attempt.dispose();
});

test('an opening that fails after it has the lock gives it back, and the next try writes', async () => {
  const { store, open } = await setUp();
  const broken = { ...store, readAnswers: () => Promise.reject(new Error('damaged')) };
  await expect(open({ store: broken })).rejects.toThrow('damaged');
  await vi.waitFor(async () => expect(await held()).toEqual([]));
  const opened = await open();
  if (opened.kind !== 'open') throw new Error('It is open.');
  expect(opened.attempt.getWriteAccess()).toBe('granted');
  opened.attempt.dispose();
});

const refusal = { kind: 'rejected', userMessage: '系统繁忙', endpointId: saveAnswer.id } as const;

test.each([
  [
    'the words of the server',
    { ...refusal, userMessage: '本题已停用', serverMessage: '本题已停用' },
    '本题已停用',
  ],
  ['no words where it sent none', refusal, null],
  ['no words of a gateway', { ...refusal, kind: 'unavailable' as const, status: 413 }, null],
])('an answer that is refused is shown with %s', async (_case, details, words) => {
  const { client, open } = await setUp();
  const refusing: Client = {
    ...client,
    call: (endpoint, ...rest) =>
      endpoint.id === saveAnswer.id ? Promise.reject(new ApiError(details)) : client.call(endpoint, ...rest),
  };
  const opened = await open({ client: refusing });
  if (opened.kind !== 'open') throw new Error('It is open.');
  const { attempt, paper } = opened;
  const questionId = paper.groups[0]?.questions[0]?.id ?? '';
  attempt.answer(questionId, { optionKeys: ['A'], texts: [] });
  attempt.retryNow();
  await vi.waitFor(() => expect(attempt.getSubmission().refused).toEqual([{ questionId, words }]));
  attempt.dispose();
});

test('a paper of the partner that does not load counts no time, also after several tries', async () => {
  const { client, storage, open } = await setUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const failing: Client = {
    ...client,
    call: (endpoint, ...rest) =>
      endpoint.id === getXsktPaper.id
        ? Promise.reject(new Error('No paper.'))
        : client.call(endpoint, ...rest),
  };
  const tries = [open, open].map((again) => again({ client: failing, sourceType: 'xskt' }));
  for (const one of tries) await expect(one).rejects.toThrow('No paper.');
  vi.advanceTimersByTime(60_000);
  expect(storage.length).toBe(0);
});
