import { expect, test } from 'vitest';
import { toResumeMs } from './toResumeMs.ts';

test.each([
  [null, 60_000, 0],
  [0, 60_000, 0],
  [-5, 60_000, 0],
  [Number.NaN, 60_000, 0],
  [12_000, 60_000, 12_000],
  [59_500, 60_000, 0],
  [90_000, 60_000, 0],
  // The length of a stream may be unknown at first.
  [12_000, 0, 12_000],
])('saved %s of %s starts at %s', (saved, duration, start) => {
  expect(toResumeMs(saved, duration)).toBe(start);
});
