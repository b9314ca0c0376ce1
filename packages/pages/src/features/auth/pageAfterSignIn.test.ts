import { expect, test } from 'vitest';
import { pageAfterSignIn } from './pageAfterSignIn.ts';

const lesson = '/study/classroom/online?classId=c-1&studentId=u-a&activityId=a-3#notes';
const state = { owner: 'u-a', finished: 27 };
const open = (to: string, userId: string) => pageAfterSignIn({ to, state }, userId);

test('the student who was there returns to the same address', () => {
  expect(open(lesson, 'u-a')).toEqual({ to: lesson, state });
});

test('another one finds the page as the own one', () => {
  expect(open(lesson, 'u-b')).toEqual({
    to: '/study/classroom/online?classId=c-1&activityId=a-3#notes',
    state: null,
  });
});

test.each([
  ['/study/test/answer', '/study/test'],
  ['/study/test/answer-finish', '/study/test'],
  ['/study/homework/answer', '/study/homework'],
])(
  'another one begins the exam of %s at its intro, without the work and the attempt of the first',
  (page, intro) => {
    const exam = `${page}?workId=7&classId=c-1&classroomId=r&answerLogId=9`;
    expect(open(exam, 'u-b').to).toBe(`${intro}?classId=c-1&classroomId=r`);
    expect(open(exam, 'u-a').to).toBe(exam);
  },
);

test('an address that nobody had open is as the visitor gave it', () => {
  expect(pageAfterSignIn({ to: lesson, state: null }, 'u-b')).toEqual({ to: lesson, state: null });
});
