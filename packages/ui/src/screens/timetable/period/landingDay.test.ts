import { makeTimetableActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { landingDay } from './landingDay.ts';

const day = (date: string, ...times: [string, string][]) => ({
  date,
  state: 'pending' as const,
  activities: times.map(([from, to]) =>
    makeTimetableActivity({ startsAt: `${date} ${from}:00`, endsAt: `${date} ${to}:00` }),
  ),
});
const DAYS = [
  day('2026-11-25', ['08:30', '10:00']),
  day('2026-11-24', ['08:30', '10:00'], ['19:30', '20:15']),
  day('2026-11-23'),
  day('2026-12-01', ['08:30', '10:00']),
];
const WEEK = { from: '2026-11-22', to: '2026-11-28' };

test.each([
  ['a week to come: its first lesson', WEEK, '2026-11-19 19:36:00', '2026-11-24'],
  ['this week: the next lesson, later on the same day too', WEEK, '2026-11-24 12:00:00', '2026-11-24'],
  ['the next day once a day is over', WEEK, '2026-11-24 21:00:00', '2026-11-25'],
  ['a week that is over: its first lesson', WEEK, '2026-12-05 08:00:00', '2026-11-24'],
  ['a week without lessons', { from: '2026-12-06', to: '2026-12-12' }, '2026-11-19 19:36:00', null],
])('%s', (_name, period, now, expected) => {
  expect(landingDay({ days: DAYS }, period, now)).toBe(expected);
});
