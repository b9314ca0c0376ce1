import { describe, expect, it } from 'vitest';
import {
  createDeadline,
  createServerClock,
  hasDrifted,
  remainingAt,
  serverNow,
  settle,
  tick,
  untilNextSecond,
  type ClockReading,
  type Countdown,
  type Deadline,
  type KeptTime,
} from './examClock.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const reading = (wall: number, monotonic: number): ClockReading => ({ wall, monotonic });
const deadlineOf = (part: Partial<Parameters<typeof createDeadline>[0]> = {}) =>
  createDeadline({ startedAtServer: START, timeLimitMinutes: 90, now: START, kept: null, ...part });
const some = (deadline: Deadline | null): Deadline => {
  if (!deadline) throw new Error('expected a limit');
  return deadline;
};
const kept = (part: Partial<KeptTime> = {}): KeptTime => ({
  startedAt: START,
  isStartFromServer: true,
  offset: 5000,
  lastSeen: START + 10 * MINUTE,
  ...part,
});

describe('the limit', () => {
  it.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 24 * 60 + 1, 100_000])(
    '%s minutes is no limit, never an instant end (F20)',
    (timeLimitMinutes) => {
      expect(deadlineOf({ timeLimitMinutes })).toBeNull();
    },
  );

  it.each([0.5, 1, 90, 24 * 60])('%s minutes is one', (timeLimitMinutes) => {
    expect(some(deadlineOf({ timeLimitMinutes })).endsAt).toBe(START + timeLimitMinutes * MINUTE);
  });
});

describe('the server’s time', () => {
  const clock = createServerClock({
    reading: reading(START - HOUR, 1000),
    offset: HOUR,
    kept: null,
    startedAt: null,
  });

  it('comes from the offset and goes on by the monotonic clock', () => {
    expect(serverNow(clock, 1000)).toBe(START);
    expect(serverNow(clock, 1000 + 10 * MINUTE)).toBe(START + 10 * MINUTE);
  });

  it.each([-HOUR, HOUR])('is unchanged when the device clock is moved by %i ms (F16)', (moved) => {
    const later = reading(START - HOUR + MINUTE + moved, 1000 + MINUTE);
    expect(hasDrifted(clock, later)).toBe(true);
    expect(serverNow(clock, later.monotonic)).toBe(START + MINUTE);
    const measured = settle(clock, later, HOUR - moved);
    expect(serverNow(measured, later.monotonic)).toBe(START + MINUTE);
    expect(hasDrifted(measured, later)).toBe(false);
  });

  it('catches up after a sleep during which the monotonic clock stood still', () => {
    const woken = reading(START - HOUR + HOUR, 1000 + MINUTE);
    expect(hasDrifted(clock, woken)).toBe(true);
    expect(serverNow(settle(clock, woken, HOUR), woken.monotonic)).toBe(START + HOUR);
  });

  it('ignores a difference smaller than the Date header can tell', () => {
    const later = reading(START - HOUR + MINUTE, 1000 + MINUTE);
    expect(serverNow(settle(clock, later, HOUR + 1500), later.monotonic)).toBe(START + MINUTE);
    expect(serverNow(settle(clock, later, null), later.monotonic)).toBe(START + MINUTE);
  });

  it('after a reload without network goes on from what was kept', () => {
    const wall = START + 20 * MINUTE - 5000;
    const reloaded = createServerClock({
      reading: reading(wall, 3),
      offset: null,
      kept: kept(),
      startedAt: START,
    });
    expect(serverNow(reloaded, 3)).toBe(START + 20 * MINUTE);
  });

  it('after a reload without network never runs back behind the time last seen', () => {
    const reloaded = createServerClock({
      reading: reading(START - HOUR, 3),
      offset: null,
      kept: kept(),
      startedAt: START,
    });
    expect(serverNow(reloaded, 3)).toBe(START + 10 * MINUTE);
  });

  it('with a server that never tells its time a wrong device clock does not end a new test', () => {
    const clock = createServerClock({
      reading: reading(START + 5 * HOUR, 3),
      offset: null,
      kept: null,
      startedAt: START,
    });
    expect(remainingAt(some(deadlineOf({ now: serverNow(clock, 3) })), serverNow(clock, 3)).seconds).toBe(
      5400,
    );
  });
});

describe('the deadline after a reload (F17)', () => {
  it('keeps the server’s start', () => {
    const now = START + 5 * MINUTE;
    expect(remainingAt(some(deadlineOf({ now, kept: kept() })), now).seconds).toBe(85 * 60);
  });

  it('keeps the earlier start when the server says a later one to each opening', () => {
    const now = START + 5 * MINUTE;
    expect(some(deadlineOf({ now, startedAtServer: now, kept: kept() })).startedAt).toBe(START);
  });

  it('prefers the server’s start to one guessed here', () => {
    const guessed = kept({ startedAt: START - HOUR, isStartFromServer: false });
    expect(some(deadlineOf({ kept: guessed })).startedAt).toBe(START);
    expect(some(deadlineOf({ startedAtServer: null, kept: guessed })).startedAt).toBe(START - HOUR);
  });

  it('starts now when nobody knows', () => {
    expect(deadlineOf({ startedAtServer: null, now: START + 7 })).toMatchObject({
      startedAt: START + 7,
      isStartFromServer: false,
    });
  });
});

describe('the countdown', () => {
  const deadline = some(deadlineOf({ timeLimitMinutes: 10 }));

  it.each([
    [-5000, 600, 1],
    [0, 600, 1],
    [1, 600, 1],
    [1000, 599, 0.998],
    [300_000, 300, 0.5],
    [599_001, 1, 0.002],
    [600_000, 0, 0],
    [700_000, 0, 0],
  ])('%i ms after the start shows %i s', (passed, seconds, share) => {
    const left = remainingAt(deadline, START + passed);
    expect(left.seconds).toBe(seconds);
    expect(left.share).toBeCloseTo(share, 3);
  });

  it('wakes exactly when the shown second changes', () => {
    for (const passed of [-5000, 0, 1, 999, 1000, 1500, 599_500]) {
      const wait = untilNextSecond(deadline, START + passed) ?? 0;
      const shown = remainingAt(deadline, START + passed).seconds;
      expect(wait).toBeGreaterThan(0);
      expect(remainingAt(deadline, START + passed + wait - 1).seconds).toBe(shown);
    }
    expect(untilNextSecond(deadline, START + 600_000)).toBeNull();
  });

  it('tells time-up once, also in one late tick after ten minutes away (F15)', () => {
    let countdown: Countdown = { isTimeUp: false, reportedAt: START };
    const late = tick(countdown, deadline, START + 20 * MINUTE);
    expect(late).toMatchObject({ isTimeUpNow: true, isReportDue: false });
    countdown = late.countdown;
    expect(tick(countdown, deadline, START + 21 * MINUTE).isTimeUpNow).toBe(false);
  });

  it('reports about every 60 s, once after a long pause', () => {
    let countdown: Countdown = { isTimeUp: false, reportedAt: START };
    const reports: number[] = [];
    for (const passed of [1000, 59_000, 60_000, 61_000, 400_000, 401_000, 459_000, 460_500]) {
      const next = tick(countdown, deadline, START + passed);
      countdown = next.countdown;
      if (next.isReportDue) reports.push(passed);
    }
    expect(reports).toEqual([60_000, 400_000, 460_500]);
  });
});
