import { expect, test } from 'vitest';
import { formatRelativeTime } from './formatRelativeTime.ts';

// The school's 10:40; the device's zone changes nothing.
const now = new Date('2026-11-21T02:40:00Z');

test.each([
  ['2026-11-21 10:40:00', '1分钟前'],
  ['2026-11-21 10:39:01', '1分钟前'],
  ['2026-11-21 10:38:00', '2分钟前'],
  ['2026-11-21 09:40:01', '59分钟前'],
  ['2026-11-21 09:40:00', '1小时前'],
  ['2026-11-20 10:40:01', '23小时前'],
  ['2026-11-20 10:40:00', '1天前'],
  ['2026-11-19 10:40:00', '2天前'],
  ['2026-11-18 10:40:00', '3天前'],
  ['2026-11-17 10:40:01', '3天前'],
  ['2026-11-17 10:40:00', '2026-11-17 10:40'],
  ['2025-01-02 03:04:05', '2025-01-02 03:04'],
])('at 2026-11-21 10:40, formats %s as %s (FMT-01, FMT-02)', (time, words) => {
  expect(formatRelativeTime(time, now)).toBe(words);
});

test.each([
  ['a little ahead of the device', '2026-11-21 10:45:00', '1分钟前'],
  ['of another day to come', '2026-11-22 10:40:00', '2026-11-22 10:40'],
  ['that is no time', 'yesterday', 'yesterday'],
  ['that is missing', null, ''],
])('a time %s', (_, time, words) => {
  expect(formatRelativeTime(time, now)).toBe(words);
});
