import { expect, test } from 'vitest';
import { formatRate } from './formatRate.ts';

test.each([
  [0.75, '0.75x'],
  [1, '1.0x'],
  [1.5, '1.5x'],
  [2, '2.0x'],
])('%s is written %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});
