import type { Timetable } from '@cloud-school/domain';
import { useState } from 'react';
import { type LessonDay, toLessonDays } from '../../calendar/lesson/toLessonDays.ts';

/**
 * The days of a timetable with the phase of each lesson at `now`. The list stays the same until a phase changes:
 * FullCalendar creates all events again for a new list, which would close an open card and lose the focus every minute.
 */
export function useLessonDays(timetable: Timetable, now: string): readonly LessonDay[] {
  const [kept, setKept] = useState(() => ({ timetable, now, days: toLessonDays(timetable.days, now) }));
  if (kept.timetable === timetable && kept.now === now) return kept.days;
  const days = toLessonDays(timetable.days, now);
  const isSame = kept.timetable === timetable && phasesOf(kept.days) === phasesOf(days);
  const next = { timetable, now, days: isSame ? kept.days : days };
  setKept(next);
  return next.days;
}

const phasesOf = (days: readonly LessonDay[]): string =>
  days.flatMap(({ lessons }) => lessons.map(({ phase }) => phase)).join(' ');
