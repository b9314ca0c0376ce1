import { makeClassActivity, makeMany } from '@cloud-school/api-client/testing';
import { expect, test } from 'vitest';
import { activitySections, formatDay } from './activityDays.ts';

const at = (id: string, startsAt: string | null, endsAt: string | null = null) =>
  makeClassActivity({ id, startsAt, endsAt });

test('today comes first, then the upcoming days, then the past ones from the latest', () => {
  const activities = [
    at('yesterday late', '2026-11-20 19:00:00'),
    at('later', '2026-12-01 08:00:00'),
    at('tomorrow', '2026-11-22 08:00:00'),
    at('today', '2026-11-21 10:30:00'),
    at('someday', null),
    at('long ago', '2026-09-07 08:00:00'),
    at('yesterday', '2026-11-20 08:00:00'),
    at('this week', '2026-11-19 08:00:00', '2026-11-25 22:00:00'),
  ];
  const read = activitySections(activities, '2026-11-21').map(({ kind, days }) => [
    kind,
    ...days.map(({ day, activities: rows }) => `${day ?? '-'}: ${rows.map(({ id }) => id).join(', ')}`),
  ]);
  expect(read).toEqual([
    ['today', '2026-11-21: this week, today'],
    ['upcoming', '2026-11-22: tomorrow', '2026-12-01: later', '-: someday'],
    ['past', '2026-11-20: yesterday, yesterday late', '2026-09-07: long ago'],
  ]);
});

test('empty sections are left out, and no activity is lost', () => {
  expect(activitySections([], '2026-11-21')).toEqual([]);
  const sections = activitySections(makeMany(makeClassActivity, 40), '2026-11-23');
  expect(sections.flatMap(({ days }) => days.flatMap(({ activities }) => activities))).toHaveLength(40);
});

test.each([
  ['2026-11-21', '11 月 21 日 星期六'],
  ['2027-01-03', '1 月 3 日 星期日'],
])('%s reads %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});
