import type { ComponentType } from 'react';
import type { PeriodView } from '../day/Period.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { WeekGrid } from './WeekGrid.tsx';

/** The two calendars, in the one chunk that carries FullCalendar: load it with `import()`. */
export const calendarGrids: Record<PeriodView, ComponentType<CalendarGridProps>> = {
  week: WeekGrid,
  month: MonthGrid,
};
