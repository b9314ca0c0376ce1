import { type DutyCount, formatStudyTime } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { formatShare } from './formatShare.ts';
import { studyTargets } from './studyTargets.ts';

const duty = (overrides: Partial<DutyCount>): DutyCount => ({
  requiredActivities: null,
  rank: null,
  rankTotal: null,
  counts: {},
  ...overrides,
});

test('homework and tests are one target, and each kind may be alone (TIME-05)', () => {
  const nothing = { classrooms: null, 'study-time': null, assignments: null };
  const tally = { required: 4, done: 1 };
  expect(studyTargets(duty({}))).toEqual(nothing);
  expect(studyTargets(duty({ requiredActivities: tally }))).toEqual({ ...nothing, classrooms: tally });
  expect(studyTargets(duty({ counts: { 'video-times': tally } }))).toEqual({
    ...nothing,
    'study-time': tally,
  });
  expect(studyTargets(duty({ counts: { homework: tally } }))).toEqual({ ...nothing, assignments: tally });
  expect(studyTargets(duty({ counts: { homework: tally, test: { required: 2, done: 2 } } }))).toEqual({
    ...nothing,
    assignments: { required: 6, done: 3 },
  });
  expect(studyTargets(duty({ requiredActivities: { required: 0, done: 0 } }))).toEqual(nothing);
});

test.each([
  [26, 19, '73.1%'],
  [42, 0, '0.0%'],
  [3, 1, '33.3%'],
  [3, 5, '100.0%'],
  [3, 3, '100.0%'],
  [10_000, 9999, '99.9%'],
  [3, -1, '0.0%'],
])('of %d, %d are %s (FMT-04)', (required, done, text) => {
  expect(formatShare({ required, done })).toBe(text);
});

test.each([
  [0, '0 分'],
  [59_999, '0 分'],
  [20 * 60_000, '20 分'],
  [42 * 3_600_000, '42 小时'],
  [(36 * 60 + 20) * 60_000, '36 小时 20 分'],
])('%d ms is %s', (duration, text) => {
  expect(formatStudyTime(duration)).toBe(text);
});
