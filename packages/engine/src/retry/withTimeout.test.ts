import { expect, it } from 'vitest';
import type { Timers } from '../ports/Timers.ts';
import { createFakeClock, settle } from '../testing/createFakeClock.ts';
import { withTimeout } from './withTimeout.ts';

it('passes on what comes in time, and leaves no timer behind', async () => {
  const running = new Set<unknown>();
  const timers: Timers = {
    setTimer: (_run, milliseconds) => void running.add(milliseconds),
    clearTimer: () => running.clear(),
  };
  expect(await withTimeout(Promise.resolve('answer'), 1000, timers)).toBe('answer');
  await settle();
  expect(running.size).toBe(0);
  const failure = new Error('refused');
  await expect(withTimeout(Promise.reject(failure), 1000, timers)).rejects.toBe(failure);
  await settle();
  expect(running.size).toBe(0);
});

it('rejects what does not come, after the time and not before', async () => {
  const clock = createFakeClock();
  let error: unknown = null;
  withTimeout(new Promise(() => {}), 1000, clock).catch((reason: unknown) => (error = reason));
  await clock.advance(999);
  expect(error).toBeNull();
  await clock.advance(1);
  expect(error).toEqual(new Error('No response within 1000 ms.'));
});
