import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, daysOf, isDay, weekdayOf } from './addDays.ts';

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  // Days on which clocks change somewhere have 24 hours here.
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-11-01', 7, '2026-11-08'],
])('%s and %d days is %s', (day, count, result) => {
  expect(addDays(day, count)).toBe(result);
  expect(daysBetween(day, result)).toBe(count);
});

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %d months is %s', (day, count, result) => {
  expect(addMonths(day, count)).toBe(result);
});

test('lists both ends, and nothing when they are in the wrong order', () => {
  expect(daysOf({ from: '2026-11-29', to: '2026-12-01' })).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]);
  expect(daysOf({ from: '2026-12-02', to: '2026-12-01' })).toEqual([]);
});

test('Sunday is 0', () => {
  expect(weekdayOf('2026-11-15')).toBe(0);
  expect(weekdayOf('2026-11-21')).toBe(6);
});

test.each(['2026-01-01', '2026-02-28', '2028-02-29', '2026-10-19', '2026-12-31', '1992-09-20'])(
  '%s is a day',
  (text) => {
    expect(isDay(text)).toBe(true);
  },
);

test.each([
  '',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '9999-12-31',
  '2026-1-1',
  '2026-11-21 08:00:00',
  ' 2026-11-21',
  '12026-11-21',
  '2026-02-301',
  '2026-00-10',
  '2026-10-00',
  '明天',
])('%s is no day', (text) => {
  expect(isDay(text)).toBe(false);
});
