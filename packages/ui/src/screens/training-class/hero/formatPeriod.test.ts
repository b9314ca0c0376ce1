import { expect, test } from 'vitest';
import { formatPeriod } from './formatPeriod.ts';

test.each([
  ['2026-09-07', '2026-12-25', '2026-09-07 至 2026-12-25'],
  ['2026-09-07', null, '2026-09-07'],
  [null, '2026-12-25', '2026-12-25'],
  [null, null, null],
])('from %s to %s is %s', (start, end, expected) => {
  expect(formatPeriod(start, end)).toBe(expected);
});
