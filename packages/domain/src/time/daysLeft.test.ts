import { expect, test } from 'vitest';
import { daysLeft } from './daysLeft.ts';

test.each([
  ['2026-12-25', '2026-11-21 11:08:00', 34],
  ['2026-12-25', '2026-11-21 23:59:59', 34],
  ['2026-12-25', '2026-11-22 00:00:00', 33],
  ['2026-12-25', '2026-12-25 00:00:00', 0],
  ['2026-12-25', '2026-12-25 23:59:59', 0],
  ['2026-12-25', '2026-12-26 00:00:00', -1],
  ['soon', '2026-12-26 00:00:00', null],
])('to the end of %s, at %s, are %s days left', (end, now, days) => {
  expect(daysLeft(end, now)).toBe(days);
});
