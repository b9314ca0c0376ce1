import type { Timetable } from '@cloud-school/domain';
import { type ComponentType, useCallback } from 'react';
import type { CalendarGridProps } from '../../../calendar/grid/CalendarGridProps.ts';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { useLessonDays } from '../useLessonDays.ts';
import { useOpenedCard } from './useOpenedCard.tsx';

interface CalendarPeriodProps {
  /** The calendar of the view, from the chunk of FullCalendar. */
  Grid: ComponentType<CalendarGridProps>;
  from: string;
  timetable: Timetable;
  now: string;
  activityTo: (lesson: Lesson) => string;
}

/** A week or a month as a calendar; one card is open at a time. */
export function CalendarPeriod({ Grid, from, timetable, now, activityTo }: CalendarPeriodProps) {
  const days = useLessonDays(timetable, now);
  const { open, element } = useOpenedCard({ days, today: now.slice(0, 10), activityTo });
  const openLesson = useCallback((lesson: Lesson, anchor: HTMLElement) => open({ lesson, anchor }), [open]);
  const openDay = useCallback((date: string, anchor: HTMLElement) => open({ date, anchor }), [open]);
  return (
    <>
      <Grid from={from} days={days} now={now} onLesson={openLesson} onDay={openDay} />
      {element}
    </>
  );
}
