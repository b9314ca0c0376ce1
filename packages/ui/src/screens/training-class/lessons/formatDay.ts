const WEEKDAYS = '日一二三四五六';

/** 'YYYY-MM-DD' as '11 月 21 日'. */
export const formatDate = (day: string): string =>
  `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** The weekday of 'YYYY-MM-DD': '六'; empty for a day that does not exist. */
export const weekdayOf = (day: string): string =>
  WEEKDAYS[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';

/** 'YYYY-MM-DD' as '11 月 21 日 星期六'. */
export const formatDay = (day: string): string => `${formatDate(day)} 星期${weekdayOf(day)}`;
