import type { DutyRequirements } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { requirementRows } from './requirementRows.ts';

const NONE: DutyRequirements = {
  faceToFace: null,
  studyTime: null,
  homework: null,
  test: null,
  classrooms: null,
};
const HOUR = 3_600_000;

test.each<[string, Partial<DutyRequirements>, (string | number | null)[]]>([
  ['open', { faceToFace: { required: 4, done: 2 } }, ['面授课堂', '2 / 4 次', '还差 2 次', 0.5, '50.00%']],
  ['met', { homework: { required: 3, done: 3 } }, ['作业/测试', '3 / 3 项', null, 1, '100.00%']],
  ['beyond', { test: { required: 2, done: 5 } }, ['作业/测试', '5 / 2 项', null, 1, '100.00%']],
  [
    'homework and tests together',
    { homework: { required: 1, done: 1 }, test: { required: 2, done: 0 } },
    ['作业/测试', '1 / 3 项', '还差 2 项', 1 / 3, '33.33%'],
  ],
  [
    'time',
    { studyTime: { required: 18 * HOUR, done: 14 * HOUR + HOUR / 3 } },
    ['学习时长', '14 小时 20 分 / 18 小时', '还差 3 小时 40 分', (14 + 1 / 3) / 18, '79.63%'],
  ],
  [
    'a second short',
    { studyTime: { required: 10 * HOUR, done: 10 * HOUR - 1000 } },
    ['学习时长', '9 小时 59 分 / 10 小时', '还差 1 分', (10 * HOUR - 1000) / (10 * HOUR), '99.99%'],
  ],
])('%s', (_, fields, [label, amount, missing, share, percent]) => {
  expect(requirementRows({ ...NONE, ...fields })).toEqual([
    expect.objectContaining({ label, amount, missing, share, percent }),
  ]);
});

test('a target that does not exist, or of nothing, has no row', () => {
  expect(requirementRows(NONE)).toEqual([]);
  expect(requirementRows({ ...NONE, homework: { required: 0, done: 0 } })).toEqual([]);
});
