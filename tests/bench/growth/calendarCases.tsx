import type { EventInput } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import type { ReactNode } from 'react';
import { MonthGrid } from '../../../packages/ui/src/calendar/grid/MonthGrid.tsx';
import { WeekGrid } from '../../../packages/ui/src/calendar/grid/WeekGrid.tsx';
import { toLessonDays } from '../../../packages/ui/src/calendar/lesson/toLessonDays.ts';
import { makeManyLessons, NOW } from '../../../packages/ui/src/screens/timetable/testing/makeNovember.ts';
import type { BenchCase } from './screenCases.tsx';

const WEEK = '2026-11-15';
const MONTH = '2026-11-01';

const nothing = () => undefined;

const toEvents = ({ days }: ReturnType<typeof makeManyLessons>): EventInput[] =>
  days.flatMap(({ activities }) =>
    activities.map(({ name, startsAt, endsAt }) => ({
      title: name,
      start: startsAt?.replace(' ', 'T'),
      end: endsAt?.replace(' ', 'T'),
    })),
  );

/** Our calendars alone, each beside FullCalendar as it comes, in the width that a page gives them. */
export const calendarCases = {
  'our week': (size) => {
    const days = toLessonDays(makeManyLessons(size, WEEK, 7).days, NOW);
    return inPage(<WeekGrid from={WEEK} days={days} now={NOW} onLesson={nothing} onDay={nothing} />);
  },
  'bare week': (size) => {
    const events = toEvents(makeManyLessons(size, WEEK, 7));
    return inPage(
      <FullCalendar
        plugins={[timeGridPlugin]}
        initialView="timeGridWeek"
        initialDate={WEEK}
        events={events}
      />,
    );
  },
  'our month': (size) => {
    const days = toLessonDays(makeManyLessons(size, MONTH, 30).days, NOW);
    return inPage(<MonthGrid from={MONTH} days={days} now={NOW} onLesson={nothing} onDay={nothing} />);
  },
  'capped month': (size) => {
    const events = toEvents(makeManyLessons(size, MONTH, 30));
    return inPage(
      <FullCalendar
        plugins={[dayGridPlugin]}
        initialView="dayGridMonth"
        initialDate={MONTH}
        events={events}
        dayMaxEvents
      />,
    );
  },
} satisfies Record<string, (size: number) => BenchCase>;

const inPage = (calendar: ReactNode): BenchCase => ({
  element: <div style={{ width: 888 }}>{calendar}</div>,
});
