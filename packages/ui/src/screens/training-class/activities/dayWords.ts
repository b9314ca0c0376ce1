const WEEKDAYS = '日一二三四五六';

/** 'M 月 D 日 星期六' of 'YYYY-MM-DD'. */
export function dayWords(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日 星期${weekday}`;
}
