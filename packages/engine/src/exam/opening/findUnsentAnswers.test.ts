import type { Answer } from '@cloud-school/domain';
import { makePaper } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { createBrowserStore } from '../browser/createBrowserStore.ts';
import { findUnsentAnswers } from './findUnsentAnswers.ts';

const chosen = (key: string): Answer => ({ optionKeys: [key], texts: [] });
const work = { tenantId: 't', userId: 'u', workId: 'w' };
const paper = makePaper({ questionCount: 4 });

/** A device on which a student has begun the attempt `begun`; the answer of its first question is stored. The server lists hand-ins. */
async function beginTest() {
  const [first, second] = paper.groups.flatMap(({ questions }) => questions);
  if (!first || !second) throw new Error('The test has fewer than two questions.');
  const store = createBrowserStore(null);
  const handIns: { id: string; handedInAt: number }[] = [];
  const keep = (answerLogId: string, questionId: string, answer: Answer, editedAt = 5) =>
    store.writeAnswer(
      { ...work, answerLogId },
      { questionId, answer, rev: 1, editedAt, ackRev: 0, savedAt: null, openSends: [], isMarked: false },
    );
  await keep('begun', first.id, chosen('A'));
  await keep('begun', second.id, { optionKeys: [], texts: [' '] });
  await keep('begun', 'gone', chosen('A'));
  const find = (answerLogId: string) =>
    findUnsentAnswers({
      source: { listHandIns: async () => handIns },
      store,
      key: { ...work, answerLogId },
      paper,
    });
  return { store, handIns, first, second, keep, find };
}

test('answers of an attempt that the school deleted are offered for the next one, and can be deleted', async () => {
  const { store, first, find } = await beginTest();
  expect(await find('begun')).toBeNull();
  const unsent = await find('next');
  expect(unsent?.answers).toEqual(new Map([[first.id, chosen('A')]]));
  await unsent?.forget(new Set([first.id]));
  const left = (await store.listAttemptAnswers(work)).flatMap(({ entries }) => entries);
  expect(left.map(({ questionId }) => questionId)).toEqual(['gone']);
});

test('an answer that is answered again stays on the device, in its earlier versions too', async () => {
  const { store, first, second, keep, find } = await beginTest();
  await keep('deleted-earlier', first.id, chosen('B'), 2);
  await keep('begun', second.id, chosen('C'));
  await (await find('next'))?.forget(new Set([first.id]));
  const left = (await store.listAttemptAnswers(work)).flatMap(({ entries }) => entries);
  expect(left.map(({ answer }) => answer)).toEqual(expect.arrayContaining([chosen('B'), chosen('C')]));
});

test('answers of an attempt that was handed in are not offered for the next one', async () => {
  const { handIns, find } = await beginTest();
  handIns.push({ id: 'begun', handedInAt: 5 });
  expect(await find('next')).toBeNull();
});

test('of two deleted attempts the answer that was edited last is offered', async () => {
  const { first, keep, find } = await beginTest();
  await keep('deleted-earlier', first.id, chosen('B'), 9);
  await keep('deleted-later', first.id, chosen('C'), 3);
  const unsent = await find('next');
  expect(unsent?.answers).toEqual(new Map([[first.id, chosen('B')]]));
});
