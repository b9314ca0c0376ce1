import { formatDay } from '../../platform/time/formatDay.ts';

const DAYS = 30;

/** The last 30 days (HOME-02); whole days, so that the SWR key stays the same for a day. */
export function noticeWindow(now: Date): { startTime: string; endTime: string } {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS);
  return { startTime: `${formatDay(start)} 00:00:00`, endTime: `${formatDay(now)} 23:59:59` };
}
