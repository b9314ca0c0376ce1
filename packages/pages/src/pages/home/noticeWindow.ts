import { addDays, toSchoolDay } from '@cloud-school/domain';

const DAYS = 30;

/** The last 30 days before a moment, ms since 1970 (HOME-02); whole days, so that the SWR key stays the same for a day. */
export function noticeWindow(now: number): { startTime: string; endTime: string } {
  const today = toSchoolDay(now);
  return { startTime: `${addDays(today, -DAYS)} 00:00:00`, endTime: `${today} 23:59:59` };
}
