import type { PeriodView } from '@cloud-school/domain';
import type { ComponentType } from 'react';
import type { CalendarGridProps } from './CalendarGridProps.ts';

/** Loads a calendar with FullCalendar, which no other part of a page needs. */
export const calendarGrids: Record<PeriodView, () => Promise<ComponentType<CalendarGridProps>>> = {
  week: () => import('./WeekGrid.tsx').then(({ WeekGrid }) => WeekGrid),
  month: () => import('./MonthGrid.tsx').then(({ MonthGrid }) => MonthGrid),
};
