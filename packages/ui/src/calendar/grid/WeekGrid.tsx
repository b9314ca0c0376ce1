import { addDays, firstWeekday, isWithin, lastDayOf, twoDigits, weekOf } from '@cloud-school/domain';
import type {
  CalendarOptions,
  DayHeaderContentArg,
  EventInput,
  EventMountArg,
  FormatterInput,
  NowIndicatorContentArg,
  SlotLabelContentArg,
} from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMergedRefs } from '../../primitives/native/useMergedRefs.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { dayMark } from '../day/dayMark.ts';
import { capLessons } from '../lesson/capLessons.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonDayOf } from '../lesson/lessonDayOf.ts';
import { lessonLabel, lessonName } from '../lesson/lessonWords.ts';
import { lessonsOf } from '../lesson/toLessonDays.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { dropGridRoles } from './dropGridRoles.ts';
import { EarlierLessons, hoursOf } from './EarlierLessons.tsx';
import { firstHour } from './firstHour.ts';
import { hourNear } from './hourNear.ts';
import { useDayHosts } from './useDayHosts.ts';
import { WeekFrame } from './WeekFrame.ts';
import { WeekHead } from './WeekHead.tsx';
import { weekTitle } from './weekTitle.ts';

/** Pixels of an hour; below a row of whole days a little less, so that as much of the day is in view. */
const hourHeight = (hasAllDay: boolean): number => (hasAllDay ? 45 : 48);

/** Pixels of a lesson among the hours; of an unknown end those of half an hour. */
const heightOf = ({ start, end }: Lesson, ofHour: number): number =>
  end === null ? ofHour / 2 : ((toMs(end) - toMs(start)) / 3_600_000) * ofHour;

const toMs = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** Lines of 18 px below the line of the time; CSS cannot count them. */
const nameLines = (height: number): number => Math.max(1, Math.floor((height - 23) / 18));

/** Below this height the lines are of 16 px: the time, and one of the name. */
const TIGHT_HEIGHT = 44;

/** Below this height the time and the name share one line. */
const SHORT_HEIGHT = 33;

/** Lessons side by side in a column of 118 px; the head of the day says how many more there are. */
const MAX_AT_ONCE = 2;

/** The head of the days, and the 600 px of the hours (TIME-02). */
const HEAD_HEIGHT = 72;
const CONTENT_HEIGHT = HEAD_HEIGHT + 600;

/** A week by the hour, from the school's first day of a week, in slots of 15 minutes (TIME-02). */
export function WeekGrid({ from, days, now, onLesson, onDay, ref, ...rest }: CalendarGridProps) {
  const { weekStart } = useSchoolSettings();
  const lessons = useMemo(() => lessonsOf(days), [days]);
  const hosts = useDayHosts(weekOf(from, weekStart));
  const { shown, hiddenByDay } = useMemo(
    () => capLessons(lessons, MAX_AT_ONCE, [...hosts.keys()]),
    [lessons, hosts],
  );
  const events = useMemo(() => toEvents(shown), [shown]);
  const hasAllDay = shown.some(({ isAllDay }) => isAllDay);
  const today = now.slice(0, 10);
  const root = useRef<HTMLDivElement>(null);
  // FullCalendar keeps the element of a lesson whose phase changes, and whose name says the phase.
  useEffect(() => {
    const labels = new Map(shown.map((lesson) => [lesson.key, lessonLabel(lesson)]));
    for (const name of root.current?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])
      name.textContent = labels.get(name.dataset.lesson ?? '') ?? name.textContent;
  }, [shown]);

  const heads = useMemo(
    () => [...hosts].map(([date, host]) => ({ date, host, mark: dayMark(lessonDayOf(days, date), today) })),
    [days, hosts, today],
  );
  const placeHost = useCallback(
    ({ date }: DayHeaderContentArg) => {
      const host = hosts.get(date.toISOString().slice(0, 10));
      return host ? { domNodes: [host] } : date.getUTCDate();
    },
    [hosts],
  );

  const coveredHour = hosts.has(today) ? hourNear(now) : null;
  const hourClass = useCallback(
    ({ date }: SlotLabelContentArg) =>
      date.toISOString().slice(11, 16) === coveredHour ? ['is-covered'] : [],
    [coveredHour],
  );

  return (
    <WeekFrame {...rest} ref={useMergedRefs(root, ref)} $hourHeight={hourHeight(hasAllDay)}>
      <FullCalendar
        {...OPTIONS}
        firstDay={firstWeekday(weekStart)}
        // A week of its own, so that it opens scrolled to its first lesson.
        key={from}
        initialDate={from}
        now={now.replace(' ', 'T')}
        events={events}
        allDaySlot={hasAllDay}
        scrollTime={firstHour(
          shown,
          isWithin(weekOf(from, weekStart), today) ? now : null,
          minutesShown(hasAllDay),
        )}
        dayHeaderContent={placeHost}
        slotLabelClassNames={hourClass}
        eventClick={({ event, el }) => onLesson(lessonOfEvent(event), el)}
      />
      <EarlierLessons
        key={`earlier ${from}`}
        grid={root}
        lessons={shown}
        hourHeight={hourHeight(hasAllDay)}
      />
      {heads.map(({ date, host, mark }) =>
        createPortal(
          <WeekHead
            date={date}
            mark={mark}
            isToday={date === today}
            hidden={hiddenByDay.get(date) ?? 0}
            onMore={(anchor) => onDay(date, anchor)}
          />,
          host,
          date,
        ),
      )}
    </WeekFrame>
  );
}

/** The row of lessons of whole days. */
const ALL_DAY_HEIGHT = 32;

/** Pixels of the window around the grid: in a low window its height is by `fitWeek`. */
const aroundGrid = (height: number): number => (height < 704 ? 256 : 228);

/** How long a part of the day is in view below the heads of the grid; on a server that of a high window. */
function minutesShown(hasAllDay: boolean): number {
  const height = typeof window === 'undefined' ? Infinity : window.innerHeight;
  const room = Math.min(CONTENT_HEIGHT, Math.max(320, height - aroundGrid(height)));
  return ((room - HEAD_HEIGHT - (hasAllDay ? ALL_DAY_HEIGHT : 0)) / hourHeight(hasAllDay)) * 60;
}

/** 08:30 */
const HOUR: FormatterInput = ({ date: { hour, minute } }) => [hour, minute].map(twoDigits).join(':');

/** No locale: every word is ours, and a locale makes the browser load its formats of numbers and dates. */
const OPTIONS: CalendarOptions = {
  plugins: [timeGridPlugin],
  initialView: 'timeGridWeek',
  timeZone: 'UTC',
  headerToolbar: false,
  contentHeight: CONTENT_HEIGHT,
  slotDuration: '00:15:00',
  slotLabelInterval: '01:00:00',
  slotLabelFormat: HOUR,
  eventTimeFormat: HOUR,
  displayEventEnd: false,
  allDayContent: '全天',
  defaultTimedEventDuration: '00:30:00',
  slotEventOverlap: false,
  eventMinHeight: 24,
  eventShortHeight: SHORT_HEIGHT,
  eventInteractive: true,
  eventDidMount: dressEvent,
  nowIndicator: true,
  nowIndicatorContent: ({ isAxis, date }: NowIndicatorContentArg) =>
    isAxis && date.toISOString().slice(11, 16),
  viewDidMount: ({ el }) => {
    dropGridRoles({ el });
    // The hours scroll by keyboard even in a week without lessons.
    const hours = hoursOf(el);
    if (hours) hours.tabIndex = 0;
  },
};

/**
 * Makes FullCalendar's focusable event a button that opens a card, named with its day. The content stays FullCalendar's
 * own: content drawn by React costs a portal for each event.
 */
function dressEvent({ el, event }: EventMountArg): void {
  el.setAttribute('role', 'button');
  el.setAttribute('aria-haspopup', 'dialog');
  el.setAttribute('aria-expanded', 'false');
  for (const child of el.children) child.setAttribute('aria-hidden', 'true');
  // Hidden text and not a label, which would have to repeat the words on the event in their order.
  const name = document.createElement('span');
  name.className = 'event-name';
  name.dataset.lesson = event.id;
  name.textContent = lessonLabel(lessonOfEvent(event));
  el.append(name);
  const lines = Number(event.extendedProps.lines);
  el.style.setProperty('--name-lines', `${lines}`);
  // The only line is filled to its end.
  if (lines === 1) el.style.setProperty('--name-break', 'break-all');
}

function toEvents(lessons: readonly Lesson[]): EventInput[] {
  const ofHour = hourHeight(lessons.some(({ isAllDay }) => isAllDay));
  return lessons.map((lesson) => toEvent(lesson, ofHour));
}

/** A lesson as FullCalendar takes it, in a calendar whose zone is UTC: nothing depends on the zone of the device. */
function toEvent(lesson: Lesson, ofHour: number): EventInput {
  const { key, start, end, day, isAllDay } = lesson;
  const height = heightOf(lesson, ofHour);
  const isTight = !isAllDay && height < TIGHT_HEIGHT;
  return {
    id: key,
    title: weekTitle(lessonName(lesson), { isShort: isTight }),
    start: isAllDay ? day : start.replace(' ', 'T'),
    // The end of a whole day is the day after it.
    end: isAllDay ? addDays(lastDayOf(start, end), 1) : end?.replace(' ', 'T'),
    allDay: isAllDay,
    classNames: [...classesOf(lesson), ...(isTight ? ['is-tight'] : [])],
    extendedProps: { lesson, lines: isAllDay ? 1 : nameLines(height) },
  };
}

/** What `WeekFrame` draws: the kind as a colour, the phase as a sign. */
const classesOf = (lesson: Lesson): string[] => [
  lesson.activity.isFaceToFace ? 'is-face-to-face' : 'is-online',
  `is-${lesson.phase}`,
];

/** The lesson that an event was made of. */
const lessonOfEvent = ({ extendedProps }: { extendedProps: Record<string, unknown> }): Lesson =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- FullCalendar types what an event carries as unknown; toEvent gives each its lesson.
  extendedProps.lesson as Lesson;
