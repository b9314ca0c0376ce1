import type { Timetable } from '@cloud-school/domain';
import { useState } from 'react';
import { type LessonDay, toLessonDays } from '../../calendar/lesson/toLessonDays.ts';

/**
 * The days of a timetable with the phase of each lesson at `now`. The list stays the same until a phase changes:
 * FullCalendar creates all events again for a new list, which would close an open card and lose the focus every minute.
 */
export function useLessonDays(timetable: Timetable, now: string): readonly LessonDay[] {
  const [last, setLast] = useState(() => ({ timetable, now, days: toLessonDays(timetable.days, now) }));
  if (last.timetable === timetable && last.now === now) return last.days;
  const days = toLessonDays(timetable.days, now);
  const isSame = last.timetable === timetable && phasesOf(last.days) === phasesOf(days);
  const next = { timetable, now, days: isSame ? last.days : days };
  setLast(next);
  return next.days;
}

const phasesOf = (days: readonly LessonDay[]): string =>
  days.flatMap(({ lessons }) => lessons.map(({ phase }) => phase)).join(' ');
