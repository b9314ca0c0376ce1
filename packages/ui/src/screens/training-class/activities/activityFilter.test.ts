import { makeClassActivity, makeMany } from '@cloud-school/api-client/testing';
import { expect, test } from 'vitest';
import { activityFilters, filterActivities } from './activityFilter.ts';

test('each filter counts its activities', () => {
  const counts = activityFilters(makeMany(makeClassActivity, 8)).map(
    ({ label, count }) => `${label} ${count}`,
  );
  expect(counts).toEqual(['全部 8', '待参加 4', '缺勤 1', '已参加 2', '选修 1']);
});

test('a required activity with unknown attendance is listed under 全部 only', () => {
  const unknown = [makeClassActivity({ status: null })];
  expect(activityFilters(unknown).map(({ count }) => count)).toEqual([1, 0, 0, 0, 0]);
  expect(filterActivities(unknown, 'all')).toBe(unknown);
});
