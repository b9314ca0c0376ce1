import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/session/localStore.ts';
import { rememberStudentPage } from '../../platform/session/rememberStudentPage.ts';
import { pageAfterSignIn } from './pageAfterSignIn.ts';

const lesson = '/study/classroom/online?classId=c-1&studentId=u-a&activityId=a-3#notes';
const open = (to: string, userId: string) => {
  const storage = memoryStorage();
  rememberStudentPage('u-a', lesson, storage);
  return pageAfterSignIn({ to, state: { finished: 27 } }, userId, storage);
};

test('the student who was there returns to the same address', () => {
  expect(open(lesson, 'u-a')).toEqual({ to: lesson, state: { finished: 27 } });
});

test('another one finds the page as the own one', () => {
  expect(open(lesson, 'u-b')).toEqual({
    to: '/study/classroom/online?classId=c-1&activityId=a-3#notes',
    state: null,
  });
});

test.each([
  ['/study/test/answer', '/study/test'],
  ['/study/homework/answer', '/study/homework'],
])(
  'another one begins the exam of %s at its intro, without the work and the attempt of the first',
  (page, intro) => {
    const storage = memoryStorage();
    const exam = `${page}?workId=7&classId=c-1&classroomId=r&answerLogId=9`;
    rememberStudentPage('u-a', exam, storage);
    expect(pageAfterSignIn({ to: exam, state: null }, 'u-b', storage).to).toBe(
      `${intro}?classId=c-1&classroomId=r`,
    );
    expect(pageAfterSignIn({ to: exam, state: null }, 'u-a', storage).to).toBe(exam);
  },
);

test('an address that nobody had open is as the visitor gave it', () => {
  const sent = '/study/classroom/online?classId=c-1&studentId=u-b';
  expect(open(sent, 'u-b').to).toBe(sent);
  const broken = memoryStorage();
  broken.setItem('manage-admin-studentPage', '{"userId":');
  expect(pageAfterSignIn({ to: lesson, state: null }, 'u-b', broken).to).toBe(lesson);
});

test('a full storage forgets whose page it was', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('full');
  };
  expect(() => rememberStudentPage('u-a', lesson, full)).not.toThrow();
});
