import { expect, test } from 'vitest';
import { groupThousands } from './groupThousands.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1286, '1,286'],
  [1_234_567, '1,234,567'],
  [-12_500, '-12,500'],
  ['1680', '1,680'],
])('%s: %s', (whole, grouped) => {
  expect(groupThousands(whole)).toBe(grouped);
});
