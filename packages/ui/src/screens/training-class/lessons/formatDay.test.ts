import { expect, test } from 'vitest';
import { formatDate, formatDay, weekdayOf } from './formatDay.ts';

test.each([
  ['2026-11-21', '11 月 21 日 星期六'],
  ['2027-01-03', '1 月 3 日 星期日'],
])('%s reads %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
  expect(text.startsWith(formatDate(day))).toBe(true);
});

test('a day that does not exist has no weekday', () => {
  expect(weekdayOf('soon')).toBe('');
});
