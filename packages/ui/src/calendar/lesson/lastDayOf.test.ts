import { expect, test } from 'vitest';
import { lastDayOf } from './lastDayOf.ts';

test.each([
  [null, '2026-11-23'],
  ['2026-11-23 12:00:00', '2026-11-23'],
  ['2026-11-24 00:00:00', '2026-11-23'],
  ['2026-11-25 00:00:00', '2026-11-24'],
  ['2026-11-25 00:00:01', '2026-11-25'],
  ['2026-11-25 23:59:59', '2026-11-25'],
])('a lesson of 23 November until %s ends on %s', (end, last) => {
  expect(lastDayOf({ day: '2026-11-23', end })).toBe(last);
});
