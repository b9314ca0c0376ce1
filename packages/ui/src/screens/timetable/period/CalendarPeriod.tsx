import type { Timetable } from '@cloud-school/api-client';
import { type ComponentType, useCallback, useState } from 'react';
import type { CalendarGridProps } from '../../../calendar/grid/CalendarGridProps.ts';
import type { Lesson } from '../../../calendar/lesson/Lesson.ts';
import { useLessonDays } from '../useLessonDays.ts';
import { type Opened, OpenedCard } from './OpenedCard.tsx';

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
  const [opened, setOpened] = useState<Opened | null>(null);
  const openLesson = useCallback((lesson: Lesson, anchor: HTMLElement) => setOpened({ lesson, anchor }), []);
  const openDay = useCallback((date: string, anchor: HTMLElement) => setOpened({ date, anchor }), []);
  return (
    <>
      <Grid from={from} days={days} now={now} onLesson={openLesson} onDay={openDay} />
      {opened && (
        <OpenedCard
          opened={opened}
          days={days}
          today={now.slice(0, 10)}
          activityTo={activityTo}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
