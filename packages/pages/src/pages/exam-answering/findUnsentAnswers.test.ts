import { finishTest, getPaper, startAttempt } from '@cloud-school/api-client';
import type { Answer } from '@cloud-school/domain';
import { createBrowserStore } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { findUnsentAnswers } from './findUnsentAnswers.ts';
import { startSandboxTest } from './testing/startSandboxTest.ts';

const chosen = (key: string): Answer => ({ optionKeys: [key], texts: [] });

/** A device on which a student has begun an attempt; the answer of its first question is stored. */
async function beginTest() {
  const { sandbox, client, work, answerLogId } = await startSandboxTest();
  const { workId } = work;
  const paper = await client.call(getPaper, { workId });
  const [first, second] = paper.groups.flatMap(({ questions }) => questions);
  if (!first || !second) throw new Error('The test has fewer than two questions.');
  const store = createBrowserStore(null);
  const keep = (logId: string, questionId: string, answer: Answer, editedAt = 5) =>
    store.writeAnswer(
      { ...work, answerLogId: logId },
      {
        questionId,
        answer,
        rev: 1,
        editedAt,
        ackRev: 0,
        savedAt: null,
        openSends: [],
        isMarked: false,
      },
    );
  await keep(answerLogId, first.id, chosen('A'));
  await keep(answerLogId, second.id, { optionKeys: [], texts: [' '] });
  await keep(answerLogId, 'gone', chosen('A'));
  const find = (logId: string) =>
    findUnsentAnswers({ kind: 'test', client, store, key: { ...work, answerLogId: logId }, paper });
  return { sandbox, client, store, work, workId, answerLogId, first, second, keep, find };
}

test('answers of an attempt that the school deleted are offered for the next one, and can be deleted', async () => {
  const { sandbox, client, store, work, workId, answerLogId, first, find } = await beginTest();
  expect(await find(answerLogId)).toBeNull();
  sandbox.controls.resetAttempt(answerLogId);
  const next = await client.call(startAttempt, { workId });
  expect(next.answerLogId).not.toBe(answerLogId);
  const unsent = await find(next.answerLogId);
  expect(unsent?.answers).toEqual(new Map([[first.id, chosen('A')]]));
  await unsent?.forget(new Set([first.id]));
  const left = (await store.listAttemptAnswers(work)).flatMap(({ entries }) => entries);
  expect(left.map(({ questionId }) => questionId)).toEqual(['gone']);
});

test('an answer that is answered again stays on the device, in its earlier versions too', async () => {
  const { sandbox, client, store, work, workId, answerLogId, first, second, keep, find } = await beginTest();
  await keep('deleted-earlier', first.id, chosen('B'), 2);
  await keep(answerLogId, second.id, chosen('C'));
  sandbox.controls.resetAttempt(answerLogId);
  const next = await client.call(startAttempt, { workId });
  await (await find(next.answerLogId))?.forget(new Set([first.id]));
  const left = (await store.listAttemptAnswers(work)).flatMap(({ entries }) => entries);
  expect(left.map(({ answer }) => answer)).toEqual(expect.arrayContaining([chosen('B'), chosen('C')]));
});

test('answers of an attempt that was handed in are not offered for the next one', async () => {
  const { client, workId, answerLogId, find } = await beginTest();
  await client.call(finishTest, { workId, answerLogId });
  const next = await client.call(startAttempt, { workId });
  expect(await find(next.answerLogId)).toBeNull();
});

test('of two deleted attempts the answer that was edited last is offered', async () => {
  const { sandbox, client, workId, answerLogId, first, keep, find } = await beginTest();
  await keep('deleted-earlier', first.id, chosen('B'), 9);
  await keep('deleted-later', first.id, chosen('C'), 3);
  sandbox.controls.resetAttempt(answerLogId);
  const next = await client.call(startAttempt, { workId });
  const unsent = await find(next.answerLogId);
  expect(unsent?.answers).toEqual(new Map([[first.id, chosen('B')]]));
});
