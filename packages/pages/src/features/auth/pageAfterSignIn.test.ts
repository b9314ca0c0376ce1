import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/device/browserStorage.ts';
import { tabDevice } from '../../platform/device/createDevice.ts';
import { rememberStudentPage } from '../../platform/sign-in/rememberStudentPage.ts';
import { pageAfterSignIn } from './pageAfterSignIn.ts';

const lesson = '/study/classroom/online?classId=c-1&studentId=u-a&activityId=a-3#notes';
/** A tab in which the first student had an address open. */
function leftAt(address: string) {
  const device = tabDevice(memoryStorage());
  rememberStudentPage(device, { userId: 'u-a', address });
  return device;
}
const open = (to: string, userId: string) =>
  pageAfterSignIn(leftAt(lesson), { to, state: { finished: 27 } }, userId);

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
    const exam = `${page}?workId=7&classId=c-1&classroomId=r&answerLogId=9`;
    const openExam = (userId: string) => pageAfterSignIn(leftAt(exam), { to: exam, state: null }, userId).to;
    expect(openExam('u-b')).toBe(`${intro}?classId=c-1&classroomId=r`);
    expect(openExam('u-a')).toBe(exam);
  },
);

test('an entry of the history names its student, whatever the tab remembers', () => {
  const device = tabDevice(memoryStorage());
  const to = '/study/test/answer-finish?answerLogId=9&classId=c-1';
  const state = { owner: 'u-a', finished: { answered: 6 } };
  expect(pageAfterSignIn(device, { to, state }, 'u-b')).toEqual({
    to: '/study/test?classId=c-1',
    state: null,
  });
  expect(pageAfterSignIn(device, { to, state }, 'u-a')).toEqual({ to, state });
});

test('an address that nobody had open is as the visitor gave it', () => {
  const sent = '/study/classroom/online?classId=c-1&studentId=u-b';
  expect(open(sent, 'u-b').to).toBe(sent);
});
