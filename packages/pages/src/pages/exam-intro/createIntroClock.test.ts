import { expect, test } from 'vitest';
import { createIntroClock } from './createIntroClock.ts';

test('counts down to the end and stays at 0; the value changes with the second only', () => {
  let now = 1000;
  const clock = createIntroClock(61_000, 120_000, () => now);
  const first = clock.get();
  expect(first).toEqual({ seconds: 60, share: 0.5, endsAt: 61_000 });
  now = 1900;
  expect(clock.get()).toBe(first);
  now = 2000;
  expect(clock.get().seconds).toBe(59);
  now = 99_000;
  expect(clock.get()).toEqual({ seconds: 0, share: 0, endsAt: 61_000 });
});
