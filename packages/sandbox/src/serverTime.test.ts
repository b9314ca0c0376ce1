import { expect, test } from 'vitest';
import { dayAt, fromServerTime, toServerTime, toMonthAndDay } from './serverTime.ts';

const newYear = Date.parse('2027-01-01T00:30:00+08:00');

test('times are formatted in Beijing time on a 24-hour clock', () => {
  expect(toServerTime(newYear)).toBe('2027-01-01 00:30:00');
  expect(toServerTime(newYear - 11 * 3_600_000)).toBe('2026-12-31 13:30:00');
});

test('formatted times can be parsed again', () => {
  expect(fromServerTime(toServerTime(newYear))).toBe(newYear);
});

test.each(['', '2027-01-01', '2027-13-01 00:00:00', 'yesterday', '2027-01-01T00:00:00'])(
  '%j is no time',
  (text) => {
    expect(fromServerTime(text)).toBeNull();
  },
);

test('days are counted from midnight in Beijing', () => {
  expect(toServerTime(dayAt(newYear, -1, 9, 15))).toBe('2026-12-31 09:15:00');
  expect(toMonthAndDay(dayAt(newYear, 58))).toBe('2 月 28 日');
});
