import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseLessonComment } from './parseLessonComment.ts';
import { parseLikeInfo } from './parseLikeInfo.ts';
import { parseNote, parseNoteCounts } from './parseNote.ts';
import { parseStudyQuestion } from './parseStudyQuestion.ts';

describe('a question (QNA-01)', () => {
  it('has its answers', () => {
    expect(
      parseStudyQuestion({
        id: 7,
        title: '气垫床上还需要按时翻身吗？',
        studentId: 'u-he',
        studentName: '何志远',
        studentAvatar: '/media/avatars/he.svg',
        createdTime: '2026-11-20 09:30:00',
        answerList: JSON.stringify([
          { answer: '需要。', teacherName: '何俊峰', createdTime: '2026-11-20 11:00:00' },
          { answer: ' ', teacherName: '何俊峰' },
          { answer: '每两小时一次。' },
          null,
        ]),
      }),
    ).toEqual({
      id: '7',
      title: '气垫床上还需要按时翻身吗？',
      studentId: 'u-he',
      studentName: '何志远',
      studentAvatarUrl: '/media/avatars/he.svg',
      createdAt: '2026-11-20 09:30:00',
      answers: [
        { text: '需要。', teacherName: '何俊峰', createdAt: '2026-11-20 11:00:00' },
        { text: '每两小时一次。', teacherName: '老师', createdAt: null },
      ],
    });
  });

  it.each([null, '[', {}, 7])('with answers of %j waits for a teacher', (answerList) => {
    expect(parseStudyQuestion({ id: 'q', answerList }).answers).toEqual([]);
  });
});

describe('a note (QNA-02)', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [{ code: 1, desc: '共享' }, true],
    [0, false],
    [null, false],
    ['no', false],
  ])('with isShared %j is shared: %j', (isShared, expected) => {
    expect(parseNote({ id: 'n', isShared }).isShared).toBe(expected);
  });

  it('has its words and its author', () => {
    const note = parseNote({
      id: 'n-1',
      title: '翻身四步',
      notes: '问看移稳',
      isShared: 1,
      isTeacher: 1,
      createdName: '吴敏',
      avatar: null,
      studentId: 'u-wu',
      createdTime: '2026-11-20 21:40:00',
    });
    expect(note).toEqual({
      id: 'n-1',
      title: '翻身四步',
      text: '问看移稳',
      isShared: true,
      isByTeacher: true,
      authorName: '吴敏',
      avatarUrl: null,
      studentId: 'u-wu',
      createdAt: '2026-11-20 21:40:00',
    });
  });

  it.each([
    [
      { total: '8', ownTotal: 2, teacherTotal: '1' },
      { total: 8, own: 2, teacher: 1 },
    ],
    [null, { total: 0, own: 0, teacher: 0 }],
    [
      { total: -3, ownTotal: 'x' },
      { total: 0, own: 0, teacher: 0 },
    ],
  ])('counts %j are %j', (data, counts) => {
    expect(parseNoteCounts(data)).toEqual(counts);
  });
});

it('a comment has its words, its author and what it replies to (QNA-03)', () => {
  expect(
    parseLessonComment({
      id: 12,
      commentContent: '谢谢，我也记下来了。',
      commentParent: 11,
      commentParentAuthorName: '吴敏',
      commentAuthorName: '何志远',
      commentAuthorAvatar: '/media/avatars/he.svg',
      createdTime: '2026-11-20 21:40:00',
    }),
  ).toEqual({
    id: '12',
    text: '谢谢，我也记下来了。',
    parentId: '11',
    parentAuthorName: '吴敏',
    authorName: '何志远',
    authorAvatarUrl: '/media/avatars/he.svg',
    createdAt: '2026-11-20 21:40:00',
  });
});

it.each(['0', 0, null, ''])('a comment with the parent %j is no reply (QNA-03)', (commentParent) => {
  expect(parseLessonComment({ id: 'c', commentParent }).parentId).toBeNull();
});

it.each([
  [
    { isLike: '1', likeTotal: '12' },
    { isLiked: true, total: 12 },
  ],
  [null, { isLiked: false, total: 0 }],
  [
    { isLike: 0, likeTotal: -1 },
    { isLiked: false, total: 0 },
  ],
])('likes of %j are %j (QNA-04)', (data, likes) => {
  expect(parseLikeInfo(data)).toEqual(likes);
});

it.each([parseStudyQuestion, parseNote, parseLessonComment])('%o needs an id', (parse) => {
  expect(() => parse({ title: 'x' })).toThrow(MalformedError);
});
