import type { FieldValues, Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import { commentResolver, noteResolver, questionResolver } from './interactionResolvers.ts';

const full = '字'.repeat(100);

/** The values as they are sent, or the first message of each wrong field. */
async function check<Values extends FieldValues>(resolver: Resolver<Values>, input: Values) {
  const { values, errors } = await resolver(input, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return messages.length > 0 ? Object.fromEntries(messages) : values;
}

test.each([
  ['   ', { title: '请填写问题内容' }],
  [` ${full} `, { title: full }],
  [`${full}满`, { title: '问题内容不能超过 100 个字' }],
])('a question %j (QNA-01)', async (title, checked) => {
  expect(await check(questionResolver, { title })).toEqual(checked);
});

test.each([
  [{ title: '', notes: '' }, { title: '请先填写笔记名称' }],
  [
    { title: '翻身', notes: '' },
    { title: '翻身', notes: '', isShared: false },
  ],
  [
    { title: `${full}满`, notes: `${full}满` },
    { title: '笔记名称不能超过 100 个字', notes: '笔记内容不能超过 100 个字' },
  ],
])('a note %j (QNA-02)', async (note, checked) => {
  expect(await check(noteResolver, { ...note, isShared: false })).toEqual(checked);
});

test('a comment needs words (QNA-03)', async () => {
  expect(await check(commentResolver, { content: ' \n' })).toEqual({ content: '请先填写评论内容' });
  expect(await check(commentResolver, { content: '讲得好' })).toEqual({ content: '讲得好' });
});
