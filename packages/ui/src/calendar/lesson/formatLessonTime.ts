import { addDays } from '@cloud-school/domain';
import type { Lesson } from './Lesson.ts';

/** 10:30–12:00, 22:00–次日 01:00, 11-19 08:00 至 11-25 22:00, or 时间待定. */
export function formatLessonTime({ start, end, hasTime, day }: Lesson): string {
  if (!hasTime) return '时间待定';
  const from = start.slice(11, 16);
  if (end === null) return from;
  const endDay = end.slice(0, 10);
  if (endDay === day) return `${from}–${end.slice(11, 16)}`;
  if (endDay === addDays(day, 1)) return `${from}–次日 ${end.slice(11, 16)}`;
  return `${start.slice(5, 16)} 至 ${end.slice(5, 16)}`;
}
