import { describe, expect, it } from 'vitest';
import { createDeadline, isEnding, remainingAt, untilNextSecond, type Deadline } from './Deadline.ts';
import { createServerClock, serverNow, type StoredTime } from './ServerClock.ts';

const START = 1_700_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const create = (part: Partial<Parameters<typeof createDeadline>[0]> = {}) =>
  createDeadline({ startedAtServer: START, timeLimitMinutes: 90, now: START, storedTime: null, ...part });

const createTimed = (part: Parameters<typeof create>[0] = {}): Deadline => {
  const deadline = create(part);
  if (!deadline) throw new Error('expected a limit');
  return deadline;
};

const stored = (part: Partial<StoredTime> = {}): StoredTime => ({
  startedAt: START,
  isStartFromServer: true,
  offset: 5000,
  lastSeen: START + 10 * MINUTE,
  ...part,
});

describe('the limit', () => {
  it.each([null, 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 14 * 24 * 60 + 1, 100_000])(
    '%s minutes is no limit, never an instant end',
    (timeLimitMinutes) => {
      expect(create({ timeLimitMinutes })).toBeNull();
    },
  );

  it.each([0.5, 1, 90, 24 * 60 + 1, 14 * 24 * 60])('%s minutes is one', (timeLimitMinutes) => {
    expect(createTimed({ timeLimitMinutes }).endsAt).toBe(START + timeLimitMinutes * MINUTE);
  });
});

describe('the deadline after a reload', () => {
  it('keeps the server’s start', () => {
    const now = START + 5 * MINUTE;
    expect(remainingAt(createTimed({ now, storedTime: stored() }), now).seconds).toBe(85 * 60);
  });

  it('keeps the earlier start when the server sends a later one on each opening', () => {
    const now = START + 5 * MINUTE;
    expect(createTimed({ now, startedAtServer: now, storedTime: stored() }).startedAt).toBe(START);
  });

  it('prefers the server’s start to one guessed on this device', () => {
    const guessed = stored({ startedAt: START - HOUR, isStartFromServer: false });
    expect(createTimed({ storedTime: guessed }).startedAt).toBe(START);
    expect(createTimed({ startedAtServer: null, storedTime: guessed }).startedAt).toBe(START - HOUR);
  });

  it('a wrong device clock does not shorten a new test when the server never sends its time', () => {
    const reading = { wall: START + 5 * HOUR, monotonic: 3 };
    const clock = createServerClock({
      reading,
      offset: null,
      storedTime: null,
      startedAt: START,
      hasServerAnswered: true,
    });
    const now = serverNow(clock, 3);
    expect(remainingAt(createTimed({ now }), now).seconds).toBe(5400);
  });

  it('starts now when no start is known', () => {
    expect(create({ startedAtServer: null, now: START + 7 })).toMatchObject({
      startedAt: START + 7,
      isStartFromServer: false,
    });
  });
});

describe('the countdown', () => {
  const deadline = createTimed({ timeLimitMinutes: 10 });

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

  it('waits exactly until the shown second changes', () => {
    for (const passed of [-5000, 0, 1, 999, 1000, 1500, 599_500]) {
      const wait = untilNextSecond(deadline, START + passed) ?? 0;
      const shown = remainingAt(deadline, START + passed).seconds;
      expect(wait).toBeGreaterThan(0);
      expect(remainingAt(deadline, START + passed + wait - 1).seconds).toBe(shown);
    }
    for (const passed of [0, 1, 999, 1000, 1500, 599_500]) {
      const wait = untilNextSecond(deadline, START + passed) ?? 0;
      const shown = remainingAt(deadline, START + passed).seconds;
      expect(remainingAt(deadline, START + passed + wait).seconds).toBe(shown - 1);
    }
    expect(untilNextSecond(deadline, START - 5000)).toBe(5001);
    expect(untilNextSecond(deadline, START + 600_000)).toBeNull();
    expect(untilNextSecond(deadline, START + 700_000)).toBeNull();
  });

  it('never shows more than the whole limit, also where the limit is no whole second', () => {
    const uneven = createTimed({ timeLimitMinutes: 0.51 });
    expect(remainingAt(uneven, START)).toEqual({ seconds: 31, share: 1 });
  });

  it.each([
    [594_999, false],
    [595_000, true],
    [600_000, true],
  ])('%i ms after the start the last seconds run: %s', (passed, isLast) => {
    expect(isEnding(deadline, START + passed)).toBe(isLast);
    expect(isEnding(null, START + passed)).toBe(false);
  });
});
