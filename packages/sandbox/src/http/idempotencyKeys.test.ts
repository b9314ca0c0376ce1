import { listLessonComments, postLessonComment } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const place = { classId: 'c-elder-3', classroomId: 'r-elder-45' };
const comment = { ...place, text: '同意', parentId: null };

test('a copy of a call that creates something has no second effect; another key or student has', async () => {
  const sandbox = createSandbox();
  const { client, signIn } = createVisitor(sandbox);
  const count = async () =>
    (await client.call(listLessonComments, place)).filter(({ text }) => text === comment.text).length;
  await signIn('u-shen');
  const before = await count();
  const post = (idempotencyKey?: string) =>
    client.call(postLessonComment, comment, idempotencyKey === undefined ? {} : { idempotencyKey });
  await post('k-1');
  await post('k-1');
  expect(await count()).toBe(before + 1);
  await post('k-2');
  await post();
  await post();
  expect(await count()).toBe(before + 4);
  await signIn('u-he');
  await post('k-1');
  expect(await count()).toBe(before + 5);
});

test('a refusal is not stored: the same key may try again', async () => {
  const sandbox = createSandbox();
  const { client, signIn } = createVisitor(sandbox);
  await signIn('u-shen');
  const post = (text: string) =>
    client.call(postLessonComment, { ...comment, text }, { idempotencyKey: 'k-1' });
  await expect(post('')).rejects.toMatchObject({ kind: 'rejected' });
  await post('有内容');
  expect((await client.call(listLessonComments, place)).some(({ text }) => text === '有内容')).toBe(true);
});
