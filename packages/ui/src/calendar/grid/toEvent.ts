import { addDays } from '@cloud-school/domain';
import type { EventInput } from '@fullcalendar/core';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonName } from '../lesson/lessonWords.ts';

/** A lesson as FullCalendar takes it, in a calendar whose zone is UTC: nothing depends on the zone of the device. */
export function toEvent(lesson: Lesson): EventInput {
  const { key, start, end, day, isAllDay } = lesson;
  return {
    id: key,
    title: lessonName(lesson),
    start: isAllDay ? day : start.replace(' ', 'T'),
    // The end of a whole day is the day after it.
    end: isAllDay ? addDays(end?.slice(0, 10) ?? day, 1) : end?.replace(' ', 'T'),
    allDay: isAllDay,
    classNames: classesOf(lesson),
    extendedProps: { lesson },
  };
}

/** What `WeekFrame` draws: the kind as a colour, the phase as a sign. */
const classesOf = ({ activity, phase }: Lesson): string[] => [
  activity.isFaceToFace ? 'is-face-to-face' : 'is-online',
  `is-${phase}`,
];

/** The lesson that an event was made of. */
export const lessonOfEvent = ({ extendedProps }: { extendedProps: Record<string, unknown> }): Lesson =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- FullCalendar types what an event carries as unknown; toEvent gives each its lesson.
  extendedProps.lesson as Lesson;
