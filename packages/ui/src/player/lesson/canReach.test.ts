import { expect, test } from 'vitest';
import { canReach } from './canReach.ts';

const ranges = (...ends: number[]) =>
  ({ length: ends.length, start: () => 0, end: (index: number) => ends[index] }) as TimeRanges;

test.each([
  ['a host with ranges', ranges(600), 47_000, true],
  ['a host without ranges', ranges(0), 47_000, false],
  ['a host without ranges, from the begin', ranges(0), 0, true],
  ['what is known of a stream', ranges(10, 60), 47_000, true],
  ['a browser that does not say', ranges(), 47_000, true],
])('%s', (_, seekable, positionMs, isPossible) => {
  expect(canReach({ seekable }, positionMs)).toBe(isPossible);
});
