import { weekdayOf, WEEKDAYS, monthOf, firstWeekday } from '@cloud-school/domain';
import type { CalendarOptions, DayCellContentArg, DayHeaderContentArg } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { dayMark } from '../day/dayMark.ts';
import { lessonDayOf } from '../lesson/lessonDayOf.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { dropGridRoles } from './dropGridRoles.ts';
import { MonthCell } from './MonthCell.tsx';
import { MonthFrame } from './MonthFrame.ts';
import { useDayHosts } from './useDayHosts.ts';

/**
 * A month in whole weeks, with the state of each day and at most two lessons a day (TIME-03). FullCalendar draws
 * the days; the lessons are ours, since its own limit puts every event into the document and hides it.
 */
export function MonthGrid({ from, days, now, onLesson, onDay, ...rest }: CalendarGridProps) {
  const { weekStart } = useSchoolSettings();
  const today = now.slice(0, 10);
  const hosts = useDayHosts(monthOf(from));
  const cells = useMemo(
    () =>
      [...hosts].map(([date, host]) => {
        const day = lessonDayOf(days, date);
        return { date, host, mark: dayMark(day, today), lessons: day?.lessons ?? [] };
      }),
    [days, hosts, today],
  );
  const placeHost = useCallback(
    ({ date }: DayCellContentArg) => {
      const host = hosts.get(date.toISOString().slice(0, 10));
      return host ? { domNodes: [host] } : date.getUTCDate();
    },
    [hosts],
  );
  const headClass = useCallback(
    ({ dow }: DayHeaderContentArg) => (dow === weekdayOf(today) && hosts.has(today) ? ['is-today'] : []),
    [today, hosts],
  );

  return (
    <MonthFrame {...rest}>
      <FullCalendar
        {...OPTIONS}
        firstDay={firstWeekday(weekStart)}
        key={from}
        initialDate={from}
        now={today}
        dayCellContent={placeHost}
        dayHeaderClassNames={headClass}
      />
      {cells.map(({ date, host, mark, lessons }) =>
        createPortal(
          <MonthCell
            date={date}
            mark={mark}
            isToday={date === today}
            lessons={lessons}
            onLesson={onLesson}
            onDay={onDay}
          />,
          host,
          date,
        ),
      )}
    </MonthFrame>
  );
}

/** No locale: every word is ours, and a locale makes the browser load its formats of numbers and dates. */
const OPTIONS: CalendarOptions = {
  plugins: [dayGridPlugin],
  initialView: 'dayGridMonth',
  timeZone: 'UTC',
  headerToolbar: false,
  height: 'auto',
  fixedWeekCount: false,
  dayHeaderContent: ({ dow }: DayHeaderContentArg) => WEEKDAYS[dow],
  viewDidMount: dropGridRoles,
};
