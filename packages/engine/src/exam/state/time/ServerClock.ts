/** Both clocks of the device, read at one moment, in milliseconds. */
export interface ClockReading {
  /** Date.now(): the student can change it. */
  readonly wall: number;
  /** performance.now(): nobody can change it, but it starts at 0 with each page and may stop while the device sleeps. */
  readonly monotonic: number;
}

/** The server's time at a moment of the monotonic clock. */
export interface ServerClock {
  readonly serverAt: number;
  readonly reading: ClockReading;
  /**
   * Where this device guessed the time, because the server has not answered since the page opened: the earliest that it can
   * be, the time last seen. Null once the server told the time.
   */
  readonly earliestAt: number | null;
}

/** The part of the time that survives a reload. */
export interface StoredTime {
  readonly startedAt: number;
  /** False when the server did not send a start and the first opening counted as one. */
  readonly isStartFromServer: boolean;
  /** Server clock minus device clock. */
  readonly offset: number;
  /** The latest server time seen; the time never runs back behind it. */
  readonly lastSeen: number;
}

/** The server's Date header counts whole seconds, so smaller differences mean nothing. */
const TOLERANCE_MS = 2000;

/** A guess that is further ahead than this of the time counted since it was last seen ends no test. */
const GUESS_TOLERANCE_MS = 60_000;

/**
 * Sets the clock on opening: by the measured offset, else by the stored time. With neither, a known start counts as now,
 * because a wrong device clock must not end a test at once. Without an answer of the server an offset may be as old as the
 * stored time: the device's clock may have been changed since, and the time is a guess.
 */
export function createServerClock(args: {
  reading: ClockReading;
  offset: number | null;
  storedTime: StoredTime | null;
  startedAt: number | null;
  /** False where the attempt opened by the device's copy of the paper. */
  hasServerAnswered: boolean;
}): ServerClock {
  const { reading, storedTime, startedAt, hasServerAnswered } = args;
  const offset = args.offset ?? storedTime?.offset;
  if (offset === undefined) return { reading, serverAt: startedAt ?? reading.wall, earliestAt: null };
  const byDevice = reading.wall + offset;
  if (hasServerAnswered && args.offset !== null) return { reading, serverAt: byDevice, earliestAt: null };
  const lastSeen = storedTime?.lastSeen ?? null;
  const earliestAt = hasServerAnswered ? null : lastSeen;
  return { reading, serverAt: Math.max(byDevice, lastSeen ?? byDevice), earliestAt };
}

/** The server's time now; a changed device clock does not affect it. */
export function serverNow(clock: ServerClock, monotonic: number): number {
  return clock.serverAt + (monotonic - clock.reading.monotonic);
}

/** The earliest that the server's time can be now: a guess may be ahead of it. */
export function earliestNow({ serverAt, earliestAt, reading }: ServerClock, monotonic: number): number {
  return (earliestAt ?? serverAt) + (monotonic - reading.monotonic);
}

/** Goes on from the time last seen where a guess is past `end` and nothing but the device's clock says so. */
export function refuteGuess(clock: ServerClock, end: number, monotonic: number): ServerClock {
  const { earliestAt } = clock;
  const isPast = serverNow(clock, monotonic) >= end;
  const isDoubtful = earliestNow(clock, monotonic) < end - GUESS_TOLERANCE_MS;
  return earliestAt !== null && isPast && isDoubtful ? { ...clock, serverAt: earliestAt } : clock;
}

/** True when the device's clocks disagree: one was changed, or the device slept. Only the server knows which. */
export function hasDrifted(clock: ServerClock, reading: ClockReading): boolean {
  const byWall = reading.wall - clock.reading.wall;
  const byMonotonic = reading.monotonic - clock.reading.monotonic;
  return Math.abs(byWall - byMonotonic) > TOLERANCE_MS;
}

/**
 * Sets the clock again by an offset measured after a drift or a guess; a difference within the tolerance changes nothing.
 * Without a time from the server the guess stays a guess.
 */
export function settle(clock: ServerClock, reading: ClockReading, offset: number | null): ServerClock {
  const counted = serverNow(clock, reading.monotonic);
  if (offset === null) {
    const earliestAt = clock.earliestAt === null ? null : earliestNow(clock, reading.monotonic);
    return { reading, serverAt: counted, earliestAt };
  }
  const measured = reading.wall + offset;
  const serverAt = Math.abs(measured - counted) > TOLERANCE_MS ? measured : counted;
  return { reading, serverAt, earliestAt: null };
}
