import { attendanceAt } from '@cloud-school/domain';
import { makeClassActivity, makeMany } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { activityFilters, filterActivities, sortByStart } from './activityFilter.ts';

test('each filter counts its activities', () => {
  const counts = activityFilters(makeMany(makeClassActivity, 8)).map(
    ({ label, count }) => `${label} ${count}`,
  );
  expect(counts).toEqual(['全部 8', '待参加 4', '缺勤 1', '已参加 2', '选修 1']);
});

test('an earlier answer of a lesson that is over since counts no absences', () => {
  const cached = makeMany(makeClassActivity, 8).map((activity) =>
    attendanceAt(activity, '2027-01-01 00:00:00'),
  );
  expect(activityFilters(cached).map(({ label, count }) => `${label} ${count}`)).toEqual([
    '全部 8',
    '待参加 null',
    '缺勤 null',
    '已参加 null',
    '选修 1',
  ]);
});

test('an elective activity, which records no attendance, leaves the others counted', () => {
  const known = [makeClassActivity(), makeClassActivity({ id: 'free', isRequired: false, status: null })];
  expect(activityFilters(known).every(({ count }) => count !== null)).toBe(true);
});

test('only absences have a dot', () => {
  const dotted = (activities: Parameters<typeof activityFilters>[0]) =>
    activityFilters(activities).flatMap(({ value, hasDot }) => (hasDot ? [value] : []));
  expect(dotted(makeMany(makeClassActivity, 8))).toEqual(['absent']);
  expect(dotted([makeClassActivity()])).toEqual([]);
});

test('a required activity with unknown attendance is listed under 全部 only, and no attendance is counted', () => {
  const unknown = [makeClassActivity({ status: null })];
  expect(activityFilters(unknown).map(({ count }) => count)).toEqual([1, null, null, null, 0]);
  expect(filterActivities(unknown, 'all')).toBe(unknown);
});

test('activities are sorted by their start, those without one come last', () => {
  const starts = ['2026-11-21 14:00:00', null, '2026-11-19 08:00:00'];
  const activities = starts.map((startsAt) => makeClassActivity({ startsAt }));
  expect(sortByStart(activities).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-19 08:00:00',
    '2026-11-21 14:00:00',
    null,
  ]);
});
