import type { DutyRequirements } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { courseProgress } from './courseProgress.ts';

const NOTHING: DutyRequirements = {
  faceToFace: null,
  studyTime: null,
  homework: null,
  test: null,
  classrooms: null,
};

test.each<[string, Partial<DutyRequirements>, number | null]>([
  ['without targets', {}, null],
  ['with targets of nothing', { classrooms: { required: 0, done: 3 } }, null],
  ['by its classrooms', { classrooms: { required: 20, done: 5 }, test: { required: 1, done: 1 } }, 0.25],
  ['by the mean of the others', { homework: { required: 4, done: 1 }, test: { required: 4, done: 3 } }, 0.5],
  ['with more done than required', { studyTime: { required: 10, done: 40 } }, 1],
])('a course %s', (_, requirements, share) => {
  expect(courseProgress({ ...NOTHING, ...requirements })).toBe(share);
});
