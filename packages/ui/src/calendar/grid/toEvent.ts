import type { EventInput } from '@fullcalendar/core';
import { addDays } from '../day/addDays.ts';
import type { Lesson } from '../lesson/Lesson.ts';

/** A lesson as FullCalendar takes it, in a calendar whose zone is UTC: nothing depends on the zone of the device. */
export function toEvent(lesson: Lesson): EventInput {
  const { key, start, end, day, isAllDay } = lesson;
  return {
    id: key,
    title: lesson.activity.name,
    start: isAllDay ? day : start.replace(' ', 'T'),
    // The end of a whole day is the day after it.
    end: isAllDay ? addDays(end?.slice(0, 10) ?? day, 1) : end?.replace(' ', 'T'),
    allDay: isAllDay,
    classNames: lesson.activity.isFaceToFace ? ['is-face-to-face'] : [],
    extendedProps: { lesson },
  };
}

/** The lesson that an event was made of. */
export const lessonOfEvent = ({ extendedProps }: { extendedProps: Record<string, unknown> }): Lesson =>
  extendedProps.lesson as Lesson;
