import { expect, test } from 'vitest';
import { formatViewCount } from './formatViewCount.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [99_999, '99999'],
  [100_000, '100000'],
  [100_001, '10万+'],
  [500_000, '10万+'],
  [500_001, '50万+'],
  [9_000_000, '50万+'],
])('%i visits are formatted as %s', (visits, text) => {
  expect(formatViewCount(visits)).toBe(text);
});
