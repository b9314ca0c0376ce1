import type { StudyCourse, Tally } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { goalTargets } from './goalTargets.ts';

const NOTHING = { faceToFace: null, studyTime: null, homework: null, test: null, classrooms: null };
const course = (requirements: Partial<Record<keyof typeof NOTHING, Tally>>) =>
  ({ requirements: { ...NOTHING, ...requirements } }) as StudyCourse;
const read = (courses: StudyCourse[]) =>
  goalTargets(courses).map(({ label, done, required }) => `${label} ${done}/${required}`);

test('targets of all courses are added, homework with tests', () => {
  expect(
    read([
      course({ classrooms: { required: 22, done: 18 }, homework: { required: 3, done: 3 } }),
      course({ classrooms: { required: 4, done: 1 }, test: { required: 9, done: 6 } }),
    ]),
  ).toEqual(['必修课堂 19/26', '作业/测试 9/12']);
});

test('more than required in one course does not make up for another', () => {
  const done = course({ faceToFace: { required: 2, done: 5 } });
  const open = course({ faceToFace: { required: 4, done: 0 } });
  expect(read([done, open])).toEqual(['面授课堂 2/6']);
});

test('courses without targets show none', () => {
  expect(read([])).toEqual([]);
  expect(read([course({}), course({ test: { required: 0, done: 0 } })])).toEqual([]);
});
