import { describe, expect, it } from 'vitest';
import {
  createServerClock,
  hasDrifted,
  serverNow,
  settle,
  type ClockReading,
  type StoredTime,
} from './ServerClock.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reading = (wall: number, monotonic: number): ClockReading => ({ wall, monotonic });
const stored = (): StoredTime => ({
  startedAt: START,
  isStartFromServer: true,
  offset: 5000,
  lastSeen: START + 10 * MINUTE,
});

describe('the server’s time', () => {
  const clock = createServerClock({
    reading: reading(START - HOUR, 1000),
    offset: HOUR,
    storedTime: null,
    startedAt: null,
    hasServerAnswered: true,
  });

  it('comes from the offset and advances with the monotonic clock', () => {
    expect(serverNow(clock, 1000)).toBe(START);
    expect(serverNow(clock, 1000 + 10 * MINUTE)).toBe(START + 10 * MINUTE);
  });

  it.each([-HOUR, HOUR])('is unchanged when the device clock is changed by %i ms', (moved) => {
    const later = reading(START - HOUR + MINUTE + moved, 1000 + MINUTE);
    expect(hasDrifted(clock, later)).toBe(true);
    expect(serverNow(clock, later.monotonic)).toBe(START + MINUTE);
    const measured = settle(clock, later, HOUR - moved);
    expect(serverNow(measured, later.monotonic)).toBe(START + MINUTE);
    expect(hasDrifted(measured, later)).toBe(false);
  });

  it('catches up after a sleep during which the monotonic clock stopped', () => {
    const woken = reading(START - HOUR + HOUR, 1000 + MINUTE);
    expect(hasDrifted(clock, woken)).toBe(true);
    expect(serverNow(settle(clock, woken, HOUR), woken.monotonic)).toBe(START + HOUR);
  });

  it('ignores a difference below the resolution of the Date header', () => {
    const later = reading(START - HOUR + MINUTE, 1000 + MINUTE);
    const moved = (by: number) => hasDrifted(clock, { ...later, wall: later.wall + by });
    expect([-2001, -2000, 2000, 2001].map(moved)).toEqual([true, false, false, true]);
    const settled = (by: number) => serverNow(settle(clock, later, HOUR + by), later.monotonic);
    expect([2000, 2001].map(settled)).toEqual([START + MINUTE, START + MINUTE + 2001]);
    expect(serverNow(settle(clock, later, HOUR + 1500), later.monotonic)).toBe(START + MINUTE);
    expect(serverNow(settle(clock, later, null), later.monotonic)).toBe(START + MINUTE);
  });

  it('after a reload without network continues from the stored time', () => {
    const wall = START + 20 * MINUTE - 5000;
    const reloaded = createServerClock({
      reading: reading(wall, 3),
      offset: null,
      storedTime: stored(),
      startedAt: START,
      hasServerAnswered: false,
    });
    expect(serverNow(reloaded, 3)).toBe(START + 20 * MINUTE);
  });

  it('after a reload without network never runs back behind the time last seen', () => {
    const reloaded = createServerClock({
      reading: reading(START - HOUR, 3),
      offset: null,
      storedTime: stored(),
      startedAt: START,
      hasServerAnswered: false,
    });
    expect(serverNow(reloaded, 3)).toBe(START + 10 * MINUTE);
  });

  it('starts at the start when neither an offset nor a stored time is known', () => {
    const clock = createServerClock({
      reading: reading(START + 5 * HOUR, 3),
      offset: null,
      storedTime: null,
      startedAt: START,
      hasServerAnswered: true,
    });
    expect(serverNow(clock, 3)).toBe(START);
    expect(serverNow(clock, 3 + MINUTE)).toBe(START + MINUTE);
  });
});
