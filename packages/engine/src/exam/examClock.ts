/** Both clocks of the device, read at one moment, in milliseconds. */
export interface ClockReading {
  /** Date.now(): the student can move it. */
  readonly wall: number;
  /** performance.now(): cannot be moved, but starts at 0 with each page and may stand still while the device sleeps. */
  readonly monotonic: number;
}

/** The server's time at a moment of the monotonic clock. */
export interface ServerClock {
  readonly serverAt: number;
  readonly reading: ClockReading;
}

/** What of the time survives a reload. */
export interface KeptTime {
  readonly startedAt: number;
  /** False when the server did not say and the first opening counted as the start. */
  readonly isStartFromServer: boolean;
  /** Server clock minus device clock. */
  readonly offset: number;
  /** The latest server time seen; the time never runs back behind it. */
  readonly lastSeen: number;
}

export interface Deadline {
  readonly startedAt: number;
  readonly isStartFromServer: boolean;
  readonly endsAt: number;
  readonly limitMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** A longer limit is taken for a mistake and means no limit (F20). */
const LONGEST_LIMIT_MINUTES = 24 * 60;
/** The server's Date header counts whole seconds, so smaller differences say nothing. */
const TOLERANCE_MS = 2 * SECOND_MS;

/**
 * Sets the clock on opening: by the server's offset where an answer told it; else by what was kept.
 * With neither, a known start counts as now: a wrong device clock must not end a test at once.
 */
export function createServerClock(args: {
  reading: ClockReading;
  offset: number | null;
  kept: KeptTime | null;
  startedAt: number | null;
}): ServerClock {
  const { reading, offset, kept, startedAt } = args;
  if (offset !== null) return { reading, serverAt: reading.wall + offset };
  if (kept) return { reading, serverAt: Math.max(reading.wall + kept.offset, kept.lastSeen) };
  return { reading, serverAt: startedAt ?? reading.wall };
}

/** The server's time now; a moved device clock does not change it (F16). */
export function serverNow(clock: ServerClock, monotonic: number): number {
  return clock.serverAt + (monotonic - clock.reading.monotonic);
}

/** True when the two clocks of the device parted: one was moved, or the device slept. Only the server knows which. */
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

/** The end of the attempt by the server's clock; null without a limit (null, 0, negative, unreadable, over a day). */
export function createDeadline(args: {
  startedAtServer: number | null;
  timeLimitMinutes: number | null;
  now: number;
  kept: KeptTime | null;
}): Deadline | null {
  const { startedAtServer, timeLimitMinutes: minutes, now, kept } = args;
  if (minutes === null || !(minutes > 0 && minutes <= LONGEST_LIMIT_MINUTES)) return null;
  const keptStart = kept?.isStartFromServer ? kept.startedAt : null;
  // The earliest the server ever said: one that answers "now" to each opening must not restart the countdown (F17).
  const said = [startedAtServer, keptStart].filter((start) => start !== null);
  const isStartFromServer = said.length > 0;
  const startedAt = isStartFromServer ? Math.min(...said) : (kept?.startedAt ?? now);
  const limitMs = minutes * MINUTE_MS;
  return { startedAt, isStartFromServer, endsAt: startedAt + limitMs, limitMs };
}

/** Whole seconds left, rounded up, and their share of the limit from 0 to 1. */
export function remainingAt(deadline: Deadline, now: number): { seconds: number; share: number } {
  const left = Math.min(Math.max(deadline.endsAt - now, 0), deadline.limitMs);
  const seconds = Math.ceil(left / SECOND_MS);
  return { seconds, share: Math.min((seconds * SECOND_MS) / deadline.limitMs, 1) };
}

/** What the countdown already told. */
export interface Countdown {
  readonly isTimeUp: boolean;
  readonly reportedAt: number;
}

/** Tells time-up once, however late the tick comes, and a report about every 60 s (EXAM-05). */
export function tick(
  countdown: Countdown,
  deadline: Deadline,
  now: number,
): { countdown: Countdown; isTimeUpNow: boolean; isReportDue: boolean } {
  const isOver = now >= deadline.endsAt;
  const isTimeUpNow = isOver && !countdown.isTimeUp;
  const isReportDue = !isOver && now - countdown.reportedAt >= MINUTE_MS;
  if (!isTimeUpNow && !isReportDue) return { countdown, isTimeUpNow, isReportDue };
  const next = { isTimeUp: isOver, reportedAt: isReportDue ? now : countdown.reportedAt };
  return { countdown: next, isTimeUpNow, isReportDue };
}

/** Milliseconds until the shown second changes; null when the time is over. */
export function untilNextSecond(deadline: Deadline, now: number): number | null {
  const left = deadline.endsAt - now;
  if (left <= 0) return null;
  // A test whose start lies ahead shows the whole limit until then.
  return left > deadline.limitMs ? left - deadline.limitMs + 1 : left % SECOND_MS || SECOND_MS;
}
