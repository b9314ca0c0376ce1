import { dayText } from '../../platform/time/dayText.ts';

const DAYS = 30;

/** The last 30 days by whole days, so that the same call is asked once a day (HOME-02). */
export function noticeWindow(now: Date): { startTime: string; endTime: string } {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS);
  return { startTime: `${dayText(start)} 00:00:00`, endTime: `${dayText(now)} 23:59:59` };
}
