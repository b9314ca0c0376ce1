import { isDay, weekdayOf } from '../time/addDays.ts';
import { firstWeekday, type WeekStart } from './Period.ts';

/** By `weekdayOf`: 周日 first. */
export const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** The weekdays of a week in order. */
export const weekdaysFrom = (weekStart: WeekStart): string[] => [
  ...WEEKDAYS.slice(firstWeekday(weekStart)),
  ...WEEKDAYS.slice(0, firstWeekday(weekStart)),
];

/** 周六; empty for a day that does not exist. Days are 'YYYY-MM-DD'. */
export const formatWeekday = (day: string): string => (isDay(day) ? (WEEKDAYS[weekdayOf(day)] ?? '') : '');

/** 11 月 21 日 */
export const formatMonthDay = (day: string): string =>
  `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** 11 月 21 日 周六 */
export const formatDayName = (day: string): string => `${formatMonthDay(day)} ${formatWeekday(day)}`;

/** 11 月 21 日 星期六 */
export const formatLongDayName = (day: string): string => formatDayName(day).replace('周', '星期');

/** 2026 年 11 月 */
export const formatMonthName = (day: string): string => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月`;
