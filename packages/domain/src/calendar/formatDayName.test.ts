import { expect, test } from 'vitest';
import {
  formatDayName,
  formatLongDayName,
  formatMonthName,
  formatWeekday,
  weekdaysFrom,
} from './formatDayName.ts';

test.each([
  ['2026-11-21', '11 月 21 日 周六', '11 月 21 日 星期六', '2026 年 11 月'],
  ['2027-01-03', '1 月 3 日 周日', '1 月 3 日 星期日', '2027 年 1 月'],
])('%s reads %s, %s and %s', (day, short, long, month) => {
  expect(formatDayName(day)).toBe(short);
  expect(formatLongDayName(day)).toBe(long);
  expect(formatMonthName(day)).toBe(month);
});

test('a day that does not exist has no weekday', () => {
  expect(formatWeekday('soon')).toBe('');
  expect(formatWeekday('2026-02-30')).toBe('');
});

test.each([
  ['sunday', '周日 周一 周二 周三 周四 周五 周六'],
  ['monday', '周一 周二 周三 周四 周五 周六 周日'],
] as const)('a week from %s is %s', (weekStart, names) => {
  expect(weekdaysFrom(weekStart).join(' ')).toBe(names);
});
