import { periodOf, type TimetableDay } from '@cloud-school/domain';
import { useSchoolSettings } from '@cloud-school/ui';
import { toLessonDays } from '@cloud-school/ui/calendar';
import { lazy, useMemo } from 'react';
import { loadCalendar, useCalendarStyles } from './useCalendarStyles.ts';

const WeekGrid = lazy(() => loadCalendar(() => import('./weekGrid.ts')));

export interface WeekPartProps {
  days: readonly TimetableDay[];
  /** A day of the week. */
  date?: string;
  now: string;
  onLesson: (lesson: { activity: TimetableDay['activities'][number] }, anchor: HTMLElement) => void;
  onDay: (date: string, anchor: HTMLElement) => void;
}

/** A week of a timetable. */
export function WeekPart({ days, now, date = now.slice(0, 10), ...rest }: WeekPartProps) {
  useCalendarStyles();
  const { weekStart } = useSchoolSettings();
  const lessonDays = useMemo(() => toLessonDays(days, now), [days, now]);
  return <WeekGrid {...rest} from={periodOf('week', date, weekStart).from} days={lessonDays} now={now} />;
}
