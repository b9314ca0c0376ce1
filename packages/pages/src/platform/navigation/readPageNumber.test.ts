import { expect, test } from 'vitest';
import { readPageNumber } from './readPageNumber.ts';

test.each([
  ['', 1],
  ['current=3', 3],
  ['current=0', 1],
  ['current=-2', 1],
  ['current=1.5', 1],
  ['current=many', 1],
  ['current=1e99', 1],
])('?%s is page %i', (query, page) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(page);
});
