import { expect, test } from 'vitest';
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
