import { expect, test } from 'vitest';
import { viewCount } from './viewCount.ts';

test.each([
  [0, '0'],
  [1, '1'],
  [99_999, '99999'],
  [100_000, '100000'],
  [100_001, '10万+'],
  [500_000, '10万+'],
  [500_001, '50万+'],
  [9_000_000, '50万+'],
])('%i visits read %s', (visits, text) => {
  expect(viewCount(visits)).toBe(text);
});
