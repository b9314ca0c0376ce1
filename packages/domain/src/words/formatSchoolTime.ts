import { toSchoolDay } from '../time/toSchoolTime.ts';

const DAY_MS = 86_400_000;

/** The length of 'YYYY-MM-DD HH:mm' (FMT-02). */
const MINUTE_LENGTH = 16;

/**
 * A time of the school ('YYYY-MM-DD HH:mm:ss') as 今天 11:02, 昨天 21:40, 11-18 19:26, or with its year when that is another
 * one. The days are the school's, wherever the student is.
 */
export function formatSchoolTime(time: string | null, now: Date): string {
  if (time === null) return '';
  const [day = '', clock = ''] = time.slice(0, MINUTE_LENGTH).split(' ');
  const today = toSchoolDay(now.getTime());
  if (day === today) return `今天 ${clock}`;
  if (day === toSchoolDay(now.getTime() - DAY_MS)) return `昨天 ${clock}`;
  const isThisYear = day.slice(0, 5) === today.slice(0, 5);
  return `${isThisYear ? day.slice(5) : day} ${clock}`.trim();
}
