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

/**
 * Sets the clock on opening: by the measured offset, else by the stored time. With neither, a known start counts as now,
 * because a wrong device clock must not end a test at once.
 */
export function createServerClock(args: {
  reading: ClockReading;
  offset: number | null;
  storedTime: StoredTime | null;
  startedAt: number | null;
}): ServerClock {
  const { reading, offset, storedTime, startedAt } = args;
  if (offset !== null) return { reading, serverAt: reading.wall + offset };
  if (storedTime)
    return { reading, serverAt: Math.max(reading.wall + storedTime.offset, storedTime.lastSeen) };
  return { reading, serverAt: startedAt ?? reading.wall };
}

/** The server's time now; a changed device clock does not affect it. */
export function serverNow(clock: ServerClock, monotonic: number): number {
  return clock.serverAt + (monotonic - clock.reading.monotonic);
}

/** True when the device's clocks disagree: one was changed, or the device slept. Only the server knows which. */
export function hasDrifted(clock: ServerClock, reading: ClockReading): boolean {
  const byWall = reading.wall - clock.reading.wall;
  const byMonotonic = reading.monotonic - clock.reading.monotonic;
  return Math.abs(byWall - byMonotonic) > TOLERANCE_MS;
}

/** Sets the clock again by an offset measured after a drift; a difference within the tolerance changes nothing. */
export function settle(clock: ServerClock, reading: ClockReading, offset: number | null): ServerClock {
  const counted = serverNow(clock, reading.monotonic);
  const measured = offset === null ? counted : reading.wall + offset;
  return { reading, serverAt: Math.abs(measured - counted) > TOLERANCE_MS ? measured : counted };
}
