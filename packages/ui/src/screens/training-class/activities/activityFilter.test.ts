import { makeClassActivity, makeMany } from '@cloud-school/api-client/testing';
import { expect, test } from 'vitest';
import { activitiesOf, activityFilters } from './activityFilter.ts';

test('each filter counts what it lets through', () => {
  const counts = activityFilters(makeMany(makeClassActivity, 8)).map(
    ({ label, count }) => `${label} ${count}`,
  );
  expect(counts).toEqual(['全部 8', '待参加 4', '缺勤 1', '已参加 2', '选修 1']);
});

test('a required activity whose attendance is not known stands under 全部 only', () => {
  const unknown = [makeClassActivity({ status: null })];
  expect(activityFilters(unknown).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0]);
  expect(activitiesOf(unknown, 'all')).toBe(unknown);
});
