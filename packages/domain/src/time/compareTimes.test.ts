import { expect, test } from 'vitest';
import { compareTimes } from './compareTimes.ts';

test.each([
  ['2026-11-05 09:05:00', '2026-11-05 10:00:00', -1],
  ['2026-11-06', '2026-11-05', 1],
  ['2026-11-05', '2026-11-05', 0],
  [null, '2026-11-05', -1],
  ['2026-11-05', null, 1],
  [null, null, 0],
])('%s and %s: %d', (one, other, order) => {
  expect(compareTimes(one, other)).toBe(order);
});
