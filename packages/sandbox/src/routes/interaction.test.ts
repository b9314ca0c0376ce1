import {
  createNote,
  deleteNotes,
  getLikeInfo,
  getNoteCounts,
  getQuestionCount,
  getQuestionDraft,
  listLessonComments,
  listNotes,
  listStudyQuestions,
  postLessonComment,
  submitQuestion,
  toggleLike,
  updateNote,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';

const NOW = Date.parse('2026-11-21T10:40:00+08:00');
const classroom = { classId: 'c-elder-3', classroomId: 'r-elder-45' };
const own = { ...classroom, courseId: 'k-elder', studentId: 'u-shen' };
const question = {
  ...own,
  classroomName: '30° 侧卧与五处受压点检查',
  studentName: '沈雨薇',
  studentAvatarUrl: null,
};

async function open(userId = 'u-shen') {
  const { client, signIn } = createVisitor(createSandbox({ clock: { now: () => NOW } }));
  await signIn(userId);
  return client;
}

test('a question is asked, listed first and counted; its draft is gone (QNA-01)', async () => {
  const client = await open();
  await client.call(submitQuestion, { ...question, title: '先写一半', isDraft: true });
  expect(await client.call(getQuestionDraft, own)).toBe('先写一半');
  const before = await client.call(getQuestionCount, own);
  await client.call(submitQuestion, { ...question, title: '先写一半，再写完', isDraft: false });
  const questions = await client.call(listStudyQuestions, classroom);
  expect(questions[0]).toMatchObject({ title: '先写一半，再写完', studentName: '沈雨薇', answers: [] });
  expect(questions.map(({ answers }) => answers.length)).toEqual([0, 1, 0, 1]);
  expect(await client.call(getQuestionCount, own)).toBe(before + 1);
  expect(await client.call(getQuestionDraft, own)).toBeNull();
  const mine = await client.call(listStudyQuestions, { ...classroom, studentId: 'u-shen' });
  expect(mine).toHaveLength(2);
});

test('an empty draft removes the one before (QNA-01)', async () => {
  const client = await open();
  await client.call(submitQuestion, { ...question, title: '先写一半', isDraft: true });
  await client.call(submitQuestion, { ...question, title: '', isDraft: true });
  expect(await client.call(getQuestionDraft, own)).toBeNull();
});

test.each([
  ['', '请填写问题内容'],
  ['长'.repeat(101), '问题最多 100 个字'],
])('the question %j is refused (QNA-01)', async (title, message) => {
  const client = await open();
  await expect(client.call(submitQuestion, { ...question, title, isDraft: false })).rejects.toThrow(message);
});

test('a question and a note have as many characters as their fields take (QNA-01, QNA-02)', async () => {
  const client = await open();
  // A character of two UTF-16 units is one, as in the field.
  const longest = '🌸'.repeat(100);
  await client.call(submitQuestion, { ...question, title: longest, isDraft: false });
  expect((await client.call(listStudyQuestions, classroom))[0]).toMatchObject({ title: longest });
  const note = { ...own, title: longest, text: longest, isShared: false };
  await client.call(createNote, note);
  expect((await client.call(listNotes, { ...own, filter: 'own' }))[0]).toMatchObject({ title: longest });
  await expect(client.call(createNote, { ...note, text: `${longest}长` })).rejects.toThrow(
    '笔记内容最多 100 个字',
  );
});

test('notes are filtered and counted; private ones of others are hidden (QNA-02)', async () => {
  const client = await open();
  const titles = async (filter: 'all' | 'own' | 'teacher') =>
    (await client.call(listNotes, { ...own, filter })).map(({ title }) => title);
  expect(await titles('all')).toEqual([
    '软枕摆放顺序',
    '翻身四步',
    '翻身记录表怎么填',
    '五处受压点，别漏足跟',
  ]);
  expect(await titles('own')).toEqual(['软枕摆放顺序', '翻身记录表怎么填']);
  expect(await titles('teacher')).toEqual(['五处受压点，别漏足跟']);
  expect(await client.call(getNoteCounts, own)).toEqual({ total: 4, own: 2, teacher: 1 });

  const other = await open('u-he');
  const seen = await other.call(listNotes, { ...own, studentId: 'u-he', filter: 'all' });
  expect(seen.map(({ title }) => title)).not.toContain('软枕摆放顺序');
});

test('a note is written, changed and deleted; the share mark stays (QNA-02)', async () => {
  const client = await open();
  await client.call(createNote, { ...own, title: '手法', text: '掌心向下', isShared: true });
  const [note] = await client.call(listNotes, { ...own, filter: 'own' });
  expect(note).toMatchObject({ title: '手法', text: '掌心向下', isShared: true, isByTeacher: false });
  const id = note?.id ?? '';
  await client.call(updateNote, { ...own, id, title: '手法二', text: '', isShared: false });
  const [changed] = await client.call(listNotes, { ...own, filter: 'own' });
  expect(changed).toMatchObject({ title: '手法二', text: '', isShared: true });
  await client.call(deleteNotes, { ids: [id] });
  expect(await client.call(getNoteCounts, own)).toEqual({ total: 4, own: 2, teacher: 1 });
});

test('notes of others are not changed or deleted (QNA-02)', async () => {
  const client = await open();
  const [note] = await client.call(listNotes, { ...own, filter: 'teacher' });
  const ids = [note?.id ?? ''];
  await expect(client.call(deleteNotes, { ids })).rejects.toThrow('只能修改自己的笔记');
});

test('a comment and a reply appear first (QNA-03)', async () => {
  const client = await open();
  await client.call(postLessonComment, { ...classroom, text: '软枕放两个更稳', parentId: null });
  const [first] = await client.call(listLessonComments, classroom);
  expect(first).toMatchObject({ text: '软枕放两个更稳', authorName: '沈雨薇', parentId: null });
  const parentId = first?.id ?? '';
  await client.call(postLessonComment, { ...classroom, text: '同意', parentId });
  const comments = await client.call(listLessonComments, classroom);
  expect(comments.find((comment) => comment.parentId === parentId)).toMatchObject({
    text: '同意',
    parentAuthorName: '沈雨薇',
  });
});

test('a like counts once and is taken back (QNA-04)', async () => {
  const client = await open();
  const like = { ...classroom, userId: 'u-shen' };
  expect(await client.call(getLikeInfo, classroom)).toEqual({ isLiked: false, total: 3 });
  await client.call(toggleLike, { ...like, isLiked: true });
  await client.call(toggleLike, { ...like, isLiked: true });
  expect(await client.call(getLikeInfo, classroom)).toEqual({ isLiked: true, total: 4 });
  await client.call(toggleLike, { ...like, isLiked: false });
  expect(await client.call(getLikeInfo, classroom)).toEqual({ isLiked: false, total: 3 });
});

test.each([
  [{ classId: 'c-finance-1', classroomId: 'r-finance-11' }, '您不在这个班级'],
  [{ classId: 'c-elder-3', classroomId: 'r-none' }, '课堂不存在或已下架'],
])('the classroom %j is refused', async (foreign, message) => {
  const client = await open();
  await expect(client.call(listLessonComments, foreign)).rejects.toThrow(message);
});
