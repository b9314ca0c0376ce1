import { expect, test } from 'vitest';
import { formatHours, formatOpenState, openState } from './openState.ts';

const at = (hours: number, minutes = 0, seconds = 0) => hours * 3600 + minutes * 60 + seconds;
const day = { opensAt: at(8, 30), closesAt: at(18) };
const night = { opensAt: at(22), closesAt: at(2) };
const exact = { opensAt: at(8, 30, 15), closesAt: at(18, 0, 30) };

test.each([
  // Hours within a day.
  [day, '2026-11-21T08:29:59+08:00', 'resting'],
  [day, '2026-11-21T08:30:00+08:00', 'open'],
  [day, '2026-11-21T13:00:00+08:00', 'open'],
  [day, '2026-11-21T17:59:59+08:00', 'open'],
  [day, '2026-11-21T18:00:00+08:00', 'resting'],
  [day, '2026-11-21T00:00:00+08:00', 'resting'],
  // Past midnight.
  [night, '2026-11-21T21:59:59+08:00', 'resting'],
  [night, '2026-11-21T22:00:00+08:00', 'open'],
  [night, '2026-11-22T00:00:00+08:00', 'open'],
  [night, '2026-11-22T01:59:59+08:00', 'open'],
  [night, '2026-11-22T02:00:00+08:00', 'resting'],
  [night, '2026-11-22T12:00:00+08:00', 'resting'],
  // To the second.
  [exact, '2026-11-21T08:30:14+08:00', 'resting'],
  [exact, '2026-11-21T08:30:15+08:00', 'open'],
  [exact, '2026-11-21T18:00:29.900+08:00', 'open'],
  [exact, '2026-11-21T18:00:30+08:00', 'resting'],
  // Up to midnight and round the clock.
  [{ opensAt: at(9), closesAt: at(24) }, '2026-11-21T23:59:59+08:00', 'open'],
  [{ opensAt: at(9), closesAt: at(24) }, '2026-11-22T00:00:00+08:00', 'resting'],
  [{ opensAt: at(0), closesAt: at(24) }, '2026-11-21T04:00:00+08:00', 'open'],
  [{ opensAt: at(9), closesAt: at(9) }, '2026-11-21T04:00:00+08:00', 'open'],
  // Moments in other time zones: the school's time zone counts.
  [day, '2026-11-20T19:30:00-05:00', 'open'],
  [day, '2026-11-21T08:30:00Z', 'open'],
  [day, '2026-11-21T10:30:00Z', 'resting'],
  [day, '2026-07-21T00:30:00Z', 'open'],
  // Unknown.
  [{ opensAt: null, closesAt: at(18) }, '2026-11-21T13:00:00+08:00', 'resting'],
  [{ opensAt: at(8), closesAt: null }, '2026-11-21T13:00:00+08:00', 'resting'],
  [{ opensAt: null, closesAt: null }, '2026-11-21T13:00:00+08:00', 'resting'],
] as const)('%j at %s is %s', (hours, moment, state) => {
  expect(openState(hours, new Date(moment))).toBe(state);
});

test.each([
  [day, '08:30–18:00'],
  [night, '22:00–次日 02:00'],
  [exact, '08:30:15–18:00:30'],
  [{ opensAt: at(0), closesAt: at(24) }, '全天'],
  [{ opensAt: at(9), closesAt: at(9) }, '全天'],
  [{ opensAt: null, closesAt: at(9) }, null],
])('%j reads %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

test.each([
  [day, '2026-11-21T13:00:00+08:00', '营业中，18:00 结束'],
  [day, '2026-11-21T20:00:00+08:00', '休息中，08:30 开始'],
  [{ opensAt: 0, closesAt: 0 }, '2026-11-21T20:00:00+08:00', '营业中，全天'],
  [{ opensAt: null, closesAt: 0 }, '2026-11-21T20:00:00+08:00', '休息中'],
])('%j at %s reads %s', (hours, moment, text) => {
  expect(formatOpenState(hours, new Date(moment))).toBe(text);
});
