import { expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import { listLessonComments, postLessonComment } from './lessonComment.ts';
import { getLikeInfo, toggleLike } from './lessonLike.ts';
import { createNote, deleteNotes, getNoteCounts, listNotes, updateNote } from './note.ts';
import { getQuestionCount, getQuestionDraft, listStudyQuestions, submitQuestion } from './studyQuestion.ts';

const lesson = { classId: '1', classroomId: '4' };
const place = { ...lesson, studentId: '2' };
const noteOf = { ...place, courseId: '3' };

it('questions come in one page, and are asked or saved as a draft (QNA-01)', async () => {
  expect((await captureRequest(getQuestionCount, place)).payload).toEqual(place);
  expect((await captureRequest(getQuestionDraft, place)).payload).toEqual(place);
  expect((await captureRequest(listStudyQuestions, lesson)).payload).toEqual({
    current: 1,
    size: 999,
    model: lesson,
  });
  const question = { ...noteOf, classroomName: '翻身', studentName: '沈雨薇', title: '为什么？' };
  const submission = { ...question, studentAvatarUrl: '/a.svg' };
  const payload = { ...question, studentAvatar: '/a.svg' };
  expect((await captureRequest(submitQuestion, { ...submission, isDraft: false })).payload).toEqual({
    ...payload,
    isDraft: 0,
  });
  expect((await captureRequest(submitQuestion, { ...submission, isDraft: true })).payload).toEqual({
    ...payload,
    isDraft: 1,
  });
});

it('notes come in one page of all, own or teachers’ ones, and are shared or private (QNA-02)', async () => {
  expect((await captureRequest(getNoteCounts, noteOf)).payload).toEqual({ ...noteOf, dataType: 0 });
  for (const [filter, dataType] of [
    ['all', 0],
    ['own', 1],
    ['teacher', 2],
  ] as const) {
    expect((await captureRequest(listNotes, { ...noteOf, filter })).payload).toEqual({
      current: 1,
      size: 999,
      model: { ...noteOf, dataType },
    });
  }
  const note = { ...noteOf, title: '要点', text: '先评估' };
  const payload = { ...noteOf, title: '要点', notes: '先评估' };
  expect((await captureRequest(createNote, { ...note, isShared: true })).payload).toEqual({
    ...payload,
    isShared: 1,
  });
  expect((await captureRequest(updateNote, { ...note, id: '9', isShared: false })).payload).toEqual({
    ...payload,
    id: '9',
    isShared: 0,
  });
  expect((await captureRequest(deleteNotes, { ids: ['9'] })).payload).toEqual({ ids: ['9'] });
});

it('comments and their replies name the classroom (QNA-03)', async () => {
  expect((await captureRequest(listLessonComments, lesson)).payload).toEqual({ infoId: '4', classId: '1' });
  expect(
    (await captureRequest(postLessonComment, { ...lesson, text: '谢谢', parentId: '8' })).payload,
  ).toEqual({ id: '4', commentContent: '谢谢', commentParent: '8', classId: '1' });
});

it('a like is given and taken back (QNA-04)', async () => {
  expect((await captureRequest(getLikeInfo, lesson)).payload).toEqual(lesson);
  const like = { bizType: 1, likeObjectId: '4', userId: '5', classId: '1' };
  for (const [isLiked, isThumb] of [
    [true, 1],
    [false, 0],
  ] as const) {
    expect((await captureRequest(toggleLike, { ...lesson, userId: '5', isLiked })).payload).toEqual({
      ...like,
      isThumb,
    });
  }
});
