import { expect, test } from 'vitest';
import { checkComment, checkNote, checkQuestion } from './interactionRules.ts';

const full = '字'.repeat(100);

test.each([
  ['   ', { errors: { title: '请填写问题内容' } }],
  [` ${full} `, { values: { title: full } }],
  [`${full}满`, { errors: { title: '问题内容不能超过 100 个字' } }],
])('a question %j (QNA-01)', async (title, checked) => {
  expect(await checkQuestion({ title })).toEqual(checked);
});

test.each([
  [{ title: '', notes: '' }, { errors: { title: '请先填写笔记名称' } }],
  [{ title: '翻身', notes: '' }, { values: { title: '翻身', notes: '', isShared: false } }],
  [
    { title: `${full}满`, notes: `${full}满` },
    { errors: { title: '笔记名称不能超过 100 个字', notes: '笔记内容不能超过 100 个字' } },
  ],
])('a note %j (QNA-02)', async (note, checked) => {
  expect(await checkNote({ ...note, isShared: false })).toEqual(checked);
});

test('a comment needs words (QNA-03)', async () => {
  expect(await checkComment({ content: ' \n' })).toEqual({ errors: { content: '请先填写评论内容' } });
  expect(await checkComment({ content: '讲得好' })).toEqual({ values: { content: '讲得好' } });
});
