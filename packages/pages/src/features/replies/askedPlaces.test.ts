import type { StudyQuestion } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { type AskedPlace, countAnswers, findPlace, keepPlace } from './askedPlaces.ts';

const place = (classroomId: string, seen = 0): AskedPlace => ({
  classId: 'c-1',
  classroomId,
  studentId: 's-1',
  name: '翻身',
  address: '/study/classroom/online',
  seen,
});

const question = (studentId: string, answers: number): StudyQuestion => ({
  id: '1',
  title: '先翻哪一侧？',
  studentId,
  studentName: '沈雨薇',
  studentAvatarUrl: null,
  createdAt: null,
  answers: Array.from({ length: answers }, () => ({ text: '健侧', teacherName: '何俊峰', createdAt: null })),
});

test('answers to others are not the student’s', () => {
  expect(countAnswers([question('s-1', 2), question('s-2', 3), question('s-1', 1)], 's-1')).toBe(3);
});

test('the latest place is first, each is there once, and the eleventh is forgotten', () => {
  const places = Array.from({ length: 10 }, (_, index) => place(`r-${index}`));
  const next = keepPlace(keepPlace(places, place('r-5', 2)), place('r-10'));
  expect(next.map(({ classroomId }) => classroomId)).toEqual([
    'r-10',
    'r-5',
    'r-0',
    'r-1',
    'r-2',
    'r-3',
    'r-4',
    'r-6',
    'r-7',
    'r-8',
  ]);
  expect(findPlace(next, place('r-5'))?.seen).toBe(2);
  expect(findPlace(next, place('r-9'))).toBeNull();
});
