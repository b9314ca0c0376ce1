import { addDays } from '@cloud-school/domain';
import type { Lesson } from './Lesson.ts';

/** The last day of a lesson, 'YYYY-MM-DD': one that ends at midnight, or at 24:00, has nothing of the day that begins then. */
export function lastDayOf({ day, end }: Pick<Lesson, 'day' | 'end'>): string {
  if (end === null) return day;
  const endDay = end.slice(0, 10);
  return endDay > day && end.endsWith(' 00:00:00') ? addDays(endDay, -1) : endDay;
}

/** Whether a lesson takes a day or a part of it. */
export const isOnDay = (lesson: Pick<Lesson, 'day' | 'end'>, date: string): boolean =>
  date >= lesson.day && date <= lastDayOf(lesson);
