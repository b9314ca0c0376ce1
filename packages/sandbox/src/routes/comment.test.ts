import {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from '@cloud-school/api-client';
import type { CommentObject } from '@cloud-school/domain';
import { limits } from '@cloud-school/validators';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const object: CommentObject = { kind: 'picture', id: '710301' };
const first = { object, current: 1, size: 10 };

function open() {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  return { sandbox, ...createVisitor(sandbox) };
}

test('comments are listed newest first with the number of their replies, and replies oldest first', async () => {
  const { client } = open();
  const { items, total } = await client.call(pageComments, first);
  expect(total).toBe(4);
  expect(items.map(({ replyCount, role }) => [replyCount, role])).toEqual([
    [2, 'user'],
    [1, 'virtual'],
    [0, 'user'],
    [0, 'user'],
  ]);
  const top = items[0]?.id ?? '';
  const replies = await client.call(pageReplies, { objectId: object.id, topId: top });
  expect(replies.items.map(({ authorName, parentAuthorName }) => [authorName, parentAuthorName])).toEqual([
    ['唐晓曼', '雨薇'],
    ['吴敏', '唐晓曼'],
  ]);
  expect(replies.items.every(({ topId }) => topId === top)).toBe(true);
});

test('comments of another object, kind or school are not listed', async () => {
  const { client, sandbox } = open();
  const count = async (changed: Partial<CommentObject>) =>
    (await client.call(pageComments, { ...first, object: { ...object, ...changed } })).total;
  expect(await count({ id: '710302' })).toBe(0);
  expect(await count({ kind: 'review' })).toBe(0);
  expect((await createVisitor(sandbox, '10002').client.call(pageComments, first)).total).toBe(0);
});

test('a student comments, replies to a reply, and removes the comment with its replies', async () => {
  const { client, signIn } = open();
  await signIn('u-he');
  const saved = await client.call(saveComment, { object, content: '  水温计在哪里领？ ' });
  expect(saved).toMatchObject({
    authorId: 'u-he',
    authorName: '志远',
    content: '水温计在哪里领？',
    topId: null,
  });
  if (!saved) throw new Error('The comment was not sent back.');
  const reply = await client.call(replyToComment, { object, content: '找到了', parent: saved });
  if (!reply) throw new Error('The reply was not sent back.');
  const answer = await client.call(replyToComment, { object, content: '在柜子里', parent: reply });
  expect(answer).toMatchObject({ topId: saved.id, parentId: reply.id, repliedUserId: 'u-he' });

  const found = await client.call(getReply, { id: saved.id });
  expect(found?.replies.map(({ content }) => content)).toEqual(['找到了', '在柜子里']);
  expect((await client.call(pageComments, first)).items[0]).toMatchObject({ id: saved.id, replyCount: 2 });

  await client.call(removeComment, { id: saved.id });
  expect((await client.call(pageComments, first)).total).toBe(4);
  expect((await client.call(pageReplies, { objectId: object.id, topId: saved.id })).total).toBe(0);
});

test('empty text, other students’ comments, removed comments and unknown objects are refused', async () => {
  const { client, signIn } = open();
  await signIn('u-he');
  const [byShen] = (await client.call(pageComments, first)).items;
  if (!byShen) throw new Error('The seed has no comment.');
  const parent = { id: 'none', authorId: null, authorName: '', topId: null };
  await expect(client.call(saveComment, { object, content: ' \n ' })).rejects.toThrow('请输入内容');
  await expect(client.call(replyToComment, { object, content: '', parent: byShen })).rejects.toThrow(
    '请输入内容',
  );
  await expect(client.call(removeComment, { id: byShen.id })).rejects.toThrow('只能删除自己的评论');
  await expect(client.call(removeComment, { id: 'none' })).rejects.toThrow('评论不存在或已删除');
  await expect(client.call(replyToComment, { object, content: '在吗', parent })).rejects.toThrow(
    '评论不存在或已删除',
  );
  const nothing: CommentObject = { kind: 'picture', id: '' };
  await expect(client.call(saveComment, { object: nothing, content: '在吗' })).rejects.toThrow(
    '评论对象不存在',
  );
  expect((await client.call(pageComments, first)).total).toBe(4);
});

test('an expired token writes and deletes nothing', async () => {
  const { client, sandbox, signIn } = open();
  await signIn('u-shen');
  const [own] = (await client.call(pageComments, first)).items;
  sandbox.controls.expireTokens();
  for (const call of [
    client.call(saveComment, { object, content: '在吗' }),
    client.call(removeComment, { id: own?.id ?? '' }),
    client.call(getReply, { id: own?.id ?? '' }),
  ]) {
    await expect(call).rejects.toThrow(/登录/);
  }
  expect((await client.call(pageComments, first)).total).toBe(4);
});

test('a comment has as many characters as the field takes, and no more', async () => {
  const { client, signIn } = open();
  await signIn('u-he');
  // A character of two UTF-16 units is one, as in the field.
  const longest = '🌸'.repeat(limits.comment);
  const saved = await client.call(saveComment, { object, content: longest });
  if (!saved) throw new Error('The comment was not saved.');
  expect(saved.content).toBe(longest);
  const content = `${longest}长`;
  await expect(client.call(saveComment, { object, content })).rejects.toThrow('评论最多 100 个字');
  await expect(client.call(replyToComment, { object, content, parent: saved })).rejects.toThrow(
    '评论最多 100 个字',
  );
});
