import type { EventInput } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MonthGrid } from '../../../packages/ui/src/calendar/grid/MonthGrid.tsx';
import { WeekGrid } from '../../../packages/ui/src/calendar/grid/WeekGrid.tsx';
import { toLessonDays } from '../../../packages/ui/src/calendar/lesson/toLessonDays.ts';
import { makeManyLessons } from '../../../packages/ui/src/screens/timetable/testing/makeNovember.ts';
import { BrandThemeProvider } from '../../../packages/ui/src/theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../../packages/ui/src/theme/plain/plainBrandTheme.ts';
import type { CalendarCase } from './CalendarCase.ts';

declare global {
  interface Window {
    /** Milliseconds from the call until the document is still. */
    measure: (name: CalendarCase) => Promise<{ ms: number; nodes: number }>;
  }
}

const NOW = '2026-11-21 11:08:00';
const WEEK = '2026-11-15';
const MONTH = '2026-11-01';

/** The document counts as still when nothing changed for this long. */
const STILL_MS = 300;

const nothing = () => undefined;
const week = makeManyLessons(40, WEEK, 7);
const month = makeManyLessons(2000, MONTH, 30);

const toEvents = ({ days }: typeof week): EventInput[] =>
  days.flatMap(({ activities }) =>
    activities.map(({ name, startsAt, endsAt }) => ({
      title: name,
      start: startsAt?.replace(' ', 'T'),
      end: endsAt?.replace(' ', 'T'),
    })),
  );

const cases: Record<CalendarCase, () => ReactNode> = {
  'our week': () => (
    <WeekGrid from={WEEK} days={toLessonDays(week.days, NOW)} now={NOW} onLesson={nothing} onDay={nothing} />
  ),
  'bare week': () => (
    <FullCalendar
      plugins={[timeGridPlugin]}
      initialView="timeGridWeek"
      initialDate={WEEK}
      events={toEvents(week)}
    />
  ),
  'our month': () => (
    <MonthGrid
      from={MONTH}
      days={toLessonDays(month.days, NOW)}
      now={NOW}
      onLesson={nothing}
      onDay={nothing}
    />
  ),
  'capped month': () => (
    <FullCalendar
      plugins={[dayGridPlugin]}
      initialView="dayGridMonth"
      initialDate={MONTH}
      events={toEvents(month)}
      dayMaxEvents
    />
  ),
};

window.measure = (name) =>
  new Promise((resolve) => {
    const box = document.getElementById('root');
    if (!box) throw new Error('The page has a root.');
    const startedAt = performance.now();
    let lastChange = startedAt;
    const observer = new MutationObserver(() => {
      lastChange = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    createRoot(box).render(
      <BrandThemeProvider brandTheme={plainBrandTheme}>{cases[name]()}</BrandThemeProvider>,
    );
    const timer = setInterval(() => {
      if (lastChange === startedAt || performance.now() - lastChange < STILL_MS) return;
      clearInterval(timer);
      observer.disconnect();
      resolve({ ms: lastChange - startedAt, nodes: box.querySelectorAll('*').length });
    }, 50);
  });
