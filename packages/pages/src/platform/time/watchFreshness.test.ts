import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFreshness } from './watchFreshness.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A page whose server's clock is an hour ahead of the device's. */
function openPage(moments: number[], isAwaited = false) {
  const asked: number[] = [];
  let ahead = 60 * MINUTE;
  const page = new EventTarget();
  let isVisible = true;
  const stop = watchFreshness({
    moments: moments.map((moment) => NOW + 60 * MINUTE + moment),
    isAwaited,
    now: () => Date.now() + ahead,
    refresh: () => asked.push((Date.now() - NOW) / MINUTE),
    page,
    isVisible: () => isVisible,
  });
  const show = (state: 'visible' | 'hidden') => {
    isVisible = state === 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const learnClock = (change: number) => {
    ahead += change;
  };
  return { asked, stop, show, learnClock, focus: () => page.dispatchEvent(new Event('focus')) };
}

test('asks a second after each moment that is still to come, by the server’s clock', async () => {
  const { asked } = openPage([-MINUTE, 5 * MINUTE, 90 * MINUTE, 60 * 24 * 40 * MINUTE]);
  await vi.advanceTimersByTimeAsync(2 * 60 * MINUTE);
  expect(asked).toEqual([5 + 1 / 60, 90 + 1 / 60]);
});

test('a moment further away than a timer can wait comes in its time', async () => {
  const { asked } = openPage([60 * 24 * 40 * MINUTE]);
  await vi.advanceTimersByTimeAsync(60 * 24 * 41 * MINUTE);
  expect(asked).toEqual([60 * 24 * 40 + 1 / 60]);
});

test('a moment comes by the clock that the page learns later', async () => {
  const { asked, learnClock } = openPage([6 * 60 * MINUTE]);
  learnClock(6 * 60 * MINUTE - 2 * MINUTE);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked).toEqual([2 + 1 / 60]);
});

test('asks every minute while something is awaited and the page is seen', async () => {
  const { asked, show } = openPage([], true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(asked).toEqual([1, 2]);
  show('hidden');
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toEqual([1, 2]);
  show('visible');
  expect(asked).toEqual([1, 2, 7]);
});

test('asks when the page is seen or has the focus again, a minute after the last time at the earliest', async () => {
  const { asked, show, focus } = openPage([]);
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  focus();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  show('visible');
  focus();
  expect(asked).toEqual([1]);
});

test('asks no more once it was stopped', async () => {
  const { asked, stop, focus } = openPage([MINUTE], true);
  stop();
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  focus();
  expect(asked).toEqual([]);
});
