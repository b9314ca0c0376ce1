import { expect, it } from 'vitest';
import { backOff, HAND_IN_RETRY_MS, SAVE_RETRY_MS } from './backOff.ts';

it.each([
  ['save', SAVE_RETRY_MS, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
  ['hand-in', HAND_IN_RETRY_MS, [4000, 8000, 16_000, 30_000, 30_000]],
])('the waits before the retries of a failed %s', (_name, table, waits) => {
  expect(waits.map((_wait, index) => backOff(table, index + 1, 0.5))).toEqual(waits);
  expect(backOff(table, 60, 0.5)).toBe(30_000);
});

it.each([
  [1, 0, 800],
  [1, 1, 1200],
  [6, 0, 24_000],
  [6, 1, 30_000],
])(
  'the wait after failure %i with random %i is %i ms: a fifth either way, at most 30 s',
  (count, random, wait) => {
    expect(backOff(SAVE_RETRY_MS, count, random)).toBe(wait);
  },
);
