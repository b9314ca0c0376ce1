import type { Deadline } from './Deadline.ts';

/** What the countdown has fired so far. */
export interface Countdown {
  readonly isTimeUp: boolean;
  readonly reportedAt: number;
}

/** EXAM-05: the time left is reported about every 60 s. */
const REPORT_INTERVAL_MS = 60_000;

/** Fires time-up once, however late the tick comes, and a time report about every 60 s. */
export function tick(
  countdown: Countdown,
  deadline: Deadline,
  now: number,
): { countdown: Countdown; isTimeUpNow: boolean; isReportDue: boolean } {
  const isOver = now >= deadline.endsAt;
  const isTimeUpNow = isOver && !countdown.isTimeUp;
  const isReportDue = !isOver && now - countdown.reportedAt >= REPORT_INTERVAL_MS;
  const next = {
    isTimeUp: countdown.isTimeUp || isOver,
    reportedAt: isReportDue ? now : countdown.reportedAt,
  };
  return { countdown: next, isTimeUpNow, isReportDue };
}
