import type { RemainingTime } from '../../contract/ExamClock.ts';
import type { StoredTime } from './ServerClock.ts';

/** The end of an attempt in milliseconds of the server's clock. */
export interface Deadline {
  readonly startedAt: number;
  readonly isStartFromServer: boolean;
  readonly endsAt: number;
  readonly limitMs: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Two weeks, as `parseTimeLimit` of the client: a longer limit is taken for a mistake and counts as no limit. */
const LONGEST_LIMIT_MINUTES = 14 * 24 * 60;

/** In the last seconds an edit is sent at once, because a strict server refuses what arrives after the end. */
const LAST_SECONDS = 5;

/** Null without a limit: null, 0, negative, unreadable, or more than two weeks. */
export function createDeadline(args: {
  startedAtServer: number | null;
  timeLimitMinutes: number | null;
  now: number;
  storedTime: StoredTime | null;
}): Deadline | null {
  const { startedAtServer, now, storedTime } = args;
  const minutes = args.timeLimitMinutes ?? 0;
  if (!(minutes > 0 && minutes <= LONGEST_LIMIT_MINUTES)) return null;
  const storedStart = storedTime?.isStartFromServer ? storedTime.startedAt : null;
  // The earliest start the server ever sent: one that sends "now" on each opening must not restart the countdown.
  const starts = [startedAtServer, storedStart].filter((start) => start !== null);
  const isStartFromServer = starts.length > 0;
  const startedAt = isStartFromServer ? Math.min(...starts) : (storedTime?.startedAt ?? now);
  const limitMs = minutes * MINUTE_MS;
  return { startedAt, isStartFromServer, endsAt: startedAt + limitMs, limitMs };
}

/** Whole seconds left, rounded up, and their share of the limit. */
export function remainingAt(deadline: Deadline, now: number): Pick<RemainingTime, 'seconds' | 'share'> {
  const left = Math.min(Math.max(deadline.endsAt - now, 0), deadline.limitMs);
  const seconds = Math.ceil(left / SECOND_MS);
  return { seconds, share: Math.min((seconds * SECOND_MS) / deadline.limitMs, 1) };
}

/** Whole seconds of the limit that are over. */
export function usedAt(deadline: Deadline, now: number): number {
  return Math.round(deadline.limitMs / SECOND_MS) - remainingAt(deadline, now).seconds;
}

/** True in the last seconds of a timed attempt. */
export function isEnding(deadline: Deadline | null, now: number): boolean {
  return deadline !== null && remainingAt(deadline, now).seconds <= LAST_SECONDS;
}

/** Milliseconds until the shown second changes; null when the time is over. */
export function untilNextSecond(deadline: Deadline, now: number): number | null {
  const left = deadline.endsAt - now;
  if (left <= 0) return null;
  // A test that starts in the future shows the whole limit until then.
  return left > deadline.limitMs ? left - deadline.limitMs + 1 : left % SECOND_MS || SECOND_MS;
}
