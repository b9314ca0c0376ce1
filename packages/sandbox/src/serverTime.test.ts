import { toSchoolTime } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { dayAt, toMonthAndDay } from './serverTime.ts';

test('days are counted from midnight at school', () => {
  const newYear = Date.parse('2027-01-01T00:30:00+08:00');
  expect(toSchoolTime(dayAt(newYear, -1, 9, 15))).toBe('2026-12-31 09:15:00');
  expect(toMonthAndDay(dayAt(newYear, 58))).toBe('2 月 28 日');
});
