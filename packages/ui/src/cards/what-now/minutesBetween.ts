import { toMoment } from '@cloud-school/domain';

const MINUTE = 60_000;
const HOUR = 60;

/** 39 分钟, or 2 小时 5 分 from an hour on; nobody counts the hours of more than a day, nor a time that is over: null. */
export function minutesBetween(
  from: string,
  to: string,
): { minutes: number; value: string; unit: string } | null {
  const [start, end] = [toMoment(from), toMoment(to)];
  if (start === null || end === null) return null;
  const minutes = Math.ceil((end - start) / MINUTE);
  if (minutes <= 0 || minutes >= 24 * HOUR) return null;
  if (minutes < HOUR) return { minutes, value: `${minutes}`, unit: '分钟' };
  const rest = minutes % HOUR;
  return { minutes, value: `${Math.floor(minutes / HOUR)}`, unit: rest > 0 ? `小时 ${rest} 分` : '小时' };
}
