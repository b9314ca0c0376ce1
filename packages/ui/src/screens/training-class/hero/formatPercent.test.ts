import { expect, test } from 'vitest';
import { formatPercent } from './formatPercent.ts';

test.each([
  [68.4, '68.4'],
  [68.46, '68.4'],
  [99.97, '99.9'],
  [100, '100'],
  [0, '0'],
  [140, '100'],
  [-3, '0'],
  [Number.NaN, '0'],
])('%s per cent reads %s', (rate, text) => {
  expect(formatPercent(rate)).toBe(text);
});
