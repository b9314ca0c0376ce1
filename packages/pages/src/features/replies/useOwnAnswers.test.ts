import { expect, test } from 'vitest';
import { atAnswers } from './askedPlaces.ts';
import { toOwnAnswers } from './useOwnAnswers.ts';

const answer = (text: string, createdAt: string | null) => ({ text, teacherName: '何俊峰', createdAt });
const question = (id: string, studentId: string, answers: ReturnType<typeof answer>[]) => ({
  id,
  title: '先翻哪一侧？',
  studentId,
  studentName: '沈雨薇',
  studentAvatarUrl: null,
  createdAt: null,
  answers,
});
const place = {
  classId: 'c-1',
  classroomId: 'r-1',
  studentId: 's-1',
  name: '翻身',
  address: '/study/classroom/online',
  seen: 1,
};

test('the answers to one student, newest first; those that came since she looked are unread', () => {
  const answers = toOwnAnswers(place, [
    question('q-1', 's-1', [answer('健侧', '2026-11-18 10:00:00')]),
    question('q-2', 's-2', [answer('不是问您的', '2026-11-19 12:00:00')]),
    question('q-3', 's-1', [answer('两小时', '2026-11-19 10:00:00')]),
  ]);
  expect(answers.map(({ text, isUnread }) => [text, isUnread])).toEqual([
    ['两小时', true],
    ['健侧', false],
  ]);
});

test('an answer opens its lesson at the questions, once, whatever else the address names', () => {
  const address = '/study/classroom/online?classId=c-1&courseId=k%201';
  const opened = `${address.replace('%20', '+')}&panel=questions`;
  expect(atAnswers(address)).toBe(opened);
  expect(atAnswers(opened)).toBe(opened);
  expect(atAnswers('/study/classroom/online')).toBe('/study/classroom/online?panel=questions');
});
