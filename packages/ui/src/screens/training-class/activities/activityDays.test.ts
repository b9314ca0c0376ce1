import { makeClassActivity, makeMany } from '@cloud-school/api-client/testing';
import { expect, test } from 'vitest';
import { activitySections } from './activityDays.ts';
import { dayWords } from './dayWords.ts';
import { railTime } from './railTime.ts';

const at = (id: string, startsAt: string | null, endsAt: string | null = null) =>
  makeClassActivity({ id, startsAt, endsAt });

test('today comes first, then what is to come, then the past, latest day first', () => {
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
  const read = activitySections(activities, '2026-11-21').map(({ title, days }) => [
    title,
    ...days.map(({ day, activities: rows }) => `${day ?? '-'}: ${rows.map(({ id }) => id).join(', ')}`),
  ]);
  expect(read).toEqual([
    ['今日课堂', '2026-11-21: this week, today'],
    ['后续课堂', '2026-11-22: tomorrow', '2026-12-01: later', '-: someday'],
    ['往期课堂', '2026-11-20: yesterday, yesterday late', '2026-09-07: long ago'],
  ]);
});

test('what has no activities has no section, and none is lost', () => {
  expect(activitySections([], '2026-11-21')).toEqual([]);
  const sections = activitySections(makeMany(makeClassActivity, 40), '2026-11-23');
  expect(sections.flatMap(({ days }) => days.flatMap(({ activities }) => activities))).toHaveLength(40);
});

test.each([
  ['2026-11-21', '11 月 21 日 星期六'],
  ['2027-01-03', '1 月 3 日 星期日'],
])('%s is %s', (day, words) => {
  expect(dayWords(day)).toBe(words);
});

test.each([
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', '10:30', '12:00'],
  ['2026-11-21 10:30:00', null, '10:30', null],
  ['2026-11-19 08:00:00', '2026-11-25 22:00:00', '11-19', '11-25'],
  ['2026-11-21', '2026-11-21', '全天', null],
  [null, '2026-11-21 12:00:00', '待定', null],
])('from %s to %s stands on the rail as %s over %s', (startsAt, endsAt, start, end) => {
  expect(railTime({ startsAt, endsAt })).toEqual({ start, end });
});
