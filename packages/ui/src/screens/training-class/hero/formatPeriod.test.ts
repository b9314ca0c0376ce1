import { expect, test } from 'vitest';
import { formatPeriod, formatShortPeriod } from './formatPeriod.ts';

test.each([
  ['2026-09-07', '2026-12-25', '2026-09-07 至 2026-12-25', '09-07 至 12-25'],
  ['2026-09-07', '2027-01-25', '2026-09-07 至 2027-01-25', '2026-09-07 至\n2027-01-25'],
  ['2026-09-07', null, '2026-09-07', '2026-09-07'],
  [null, null, null, null],
])('from %s to %s: %s, short %s', (start, end, text, short) => {
  expect(formatPeriod(start, end)).toBe(text);
  expect(formatShortPeriod(start, end)).toBe(short);
});
