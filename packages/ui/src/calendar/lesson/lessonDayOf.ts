import { isOnDay } from '@cloud-school/domain';
import { type LessonDay, lessonsOf } from './toLessonDays.ts';

/**
 * A day with every lesson that takes place on it: the server may list one of several days under its first alone. Undefined
 * for a day that is neither known nor taken.
 */
export function lessonDayOf(days: readonly LessonDay[], date: string): LessonDay | undefined {
  const own = days.find((day) => day.date === date);
  const others = days.flatMap(({ lessons }) =>
    lessons.filter((lesson) => isOnDay({ startsAt: lesson.start, endsAt: lesson.end }, date)),
  );
  if (others.length === 0) return own;
  const state = own?.state ?? null;
  return { date, state, lessons: lessonsOf([...(own ? [own] : []), { date, state, lessons: others }]) };
}
