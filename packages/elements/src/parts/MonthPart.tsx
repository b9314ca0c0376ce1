import { periodOf, type TimetableDay } from '@cloud-school/domain';
import { useSchoolSettings } from '@cloud-school/ui';
import { toLessonDays } from '@cloud-school/ui/calendar';
import { lazy, useMemo } from 'react';
import { loadCalendar, useCalendarStyles } from './useCalendarStyles.ts';

const MonthGrid = lazy(() => loadCalendar(() => import('./monthGrid.ts')));

export interface MonthPartProps {
  days: readonly TimetableDay[];
  /** A day of the month. */
  date?: string;
  now: string;
  onLesson: (lesson: { activity: TimetableDay['activities'][number] }, anchor: HTMLElement) => void;
  onDay: (date: string, anchor: HTMLElement) => void;
}

/** A month of a timetable. */
export function MonthPart({ days, now, date = now.slice(0, 10), ...rest }: MonthPartProps) {
  useCalendarStyles();
  const { weekStart } = useSchoolSettings();
  const lessonDays = useMemo(() => toLessonDays(days, now), [days, now]);
  return <MonthGrid {...rest} from={periodOf('month', date, weekStart).from} days={lessonDays} now={now} />;
}
