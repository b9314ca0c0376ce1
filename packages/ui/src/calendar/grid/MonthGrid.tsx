import type { CalendarOptions, DayCellContentArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useMemo } from 'react';
import { dayMark } from '../day/dayMark.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { dressEvent } from './dressEvent.ts';
import { dropGridRoles } from './dropGridRoles.ts';
import { MonthCell } from './MonthCell.tsx';
import { MonthFrame } from './MonthFrame.ts';
import { lessonOfEvent, toCellEvent } from './toEvent.ts';

/** Events of a cell. FullCalendar's own limit puts every event into the document and hides it, so it never sees more. */
const MAX_A_DAY = 2;

/** A month from its first Sunday, with the state of each day and at most two events a day (TIME-03). */
export function MonthGrid({ from, days, now, onLesson, onDay }: CalendarGridProps) {
  const today = now.slice(0, 10);
  const events = useMemo(
    () =>
      days.flatMap(({ date, lessons }) =>
        lessons.slice(0, MAX_A_DAY).map((one, index) => toCellEvent(date, one, index)),
      ),
    [days],
  );

  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const cellClass = useCallback(
    ({ date }: { date: Date }) =>
      dayMark(byDate.get(toDate(date)), today).kind === 'overdue' ? ['is-overdue'] : [],
    [byDate, today],
  );
  const drawCell = useCallback(
    ({ date: cell, isOther }: DayCellContentArg) => {
      const date = toDate(cell);
      if (isOther) return <span className="other-day">{Number(date.slice(8))}</span>;
      const count = byDate.get(date)?.lessons.length ?? 0;
      return (
        <MonthCell
          date={date}
          mark={dayMark(byDate.get(date), today)}
          isToday={date === today}
          count={count}
          hidden={Math.max(0, count - MAX_A_DAY)}
          onOpen={(anchor) => onDay(date, anchor)}
        />
      );
    },
    [byDate, today, onDay],
  );

  return (
    <MonthFrame>
      <FullCalendar
        {...OPTIONS}
        key={from}
        initialDate={from}
        now={now.replace(' ', 'T')}
        events={events}
        dayCellContent={drawCell}
        dayCellClassNames={cellClass}
        eventClick={({ event, el }) => onLesson(lessonOfEvent(event), el)}
      />
    </MonthFrame>
  );
}

const toDate = (date: Date): string => date.toISOString().slice(0, 10);

const OPTIONS: CalendarOptions = {
  plugins: [dayGridPlugin],
  initialView: 'dayGridMonth',
  timeZone: 'UTC',
  locale: 'zh-cn',
  firstDay: 0,
  headerToolbar: false,
  height: 'auto',
  fixedWeekCount: false,
  eventOrder: 'order',
  eventOrderStrict: true,
  eventInteractive: true,
  dayHeaderFormat: { weekday: 'short' },
  eventDidMount: dressEvent,
  viewDidMount: dropGridRoles,
};
