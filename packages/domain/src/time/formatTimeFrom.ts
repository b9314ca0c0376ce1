import { toSchoolTime } from './toSchoolTime.ts';

/** A moment as the school's HH:mm; one of another day than `from` names the day: 12 月 10 日 19:41, 2027 年 1 月 2 日 19:41. */
export function formatTimeFrom(moment: number, from: number): string {
  const time = toSchoolTime(moment);
  const today = toSchoolTime(from);
  const clock = time.slice(11, 16);
  if (time.slice(0, 10) === today.slice(0, 10)) return clock;
  const [year = '', month, day] = time.slice(0, 10).split('-');
  const date = `${Number(month)} 月 ${Number(day)} 日 ${clock}`;
  return today.startsWith(year) ? date : `${year} 年 ${date}`;
}
