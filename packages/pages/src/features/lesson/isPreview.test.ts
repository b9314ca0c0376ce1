import { expect, test } from 'vitest';
import { isPreview } from './isPreview.ts';

test.each([
  ['', false],
  ['preview=', false],
  ['preview=0', false],
  ['preview=false', false],
  ['preview=1', true],
  ['preview=true', true],
])('%j is %s', (search, expected) => {
  expect(isPreview(new URLSearchParams(search))).toBe(expected);
});
