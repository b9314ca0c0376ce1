import { expect, test } from 'vitest';
import { formatSchoolTime } from './formatSchoolTime.ts';

const now = new Date('2026-11-21T10:40:00+08:00');

test.each([
  ['2026-11-21 00:00:00', '今天 00:00'],
  ['2026-11-21 11:02:59', '今天 11:02'],
  ['2026-11-20 23:59:59', '昨天 23:59'],
  ['2026-11-18 19:26:00', '11-18 19:26'],
  ['2026-11-22 08:00:00', '11-22 08:00'],
  ['2025-11-21 10:40:00', '2025-11-21 10:40'],
  ['yesterday', 'yesterday'],
  [null, ''],
])('at 10:40 of 2026-11-21, formats %s as %s (FMT-02)', (time, words) => {
  expect(formatSchoolTime(time, now)).toBe(words);
});

test('the day is the school’s: in Shanghai it has begun while it is still the 20th elsewhere', () => {
  const afterMidnight = new Date('2026-11-20T16:05:00Z');
  expect(formatSchoolTime('2026-11-21 00:01:00', afterMidnight)).toBe('今天 00:01');
  expect(formatSchoolTime('2026-11-20 23:58:00', afterMidnight)).toBe('昨天 23:58');
});
