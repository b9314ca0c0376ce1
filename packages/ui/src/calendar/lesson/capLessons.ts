import type { Lesson } from './Lesson.ts';

/** Milliseconds that a lesson without an end takes in the grid. */
const UNKNOWN_LENGTH_MS = 30 * 60_000;

/**
 * Keeps at most `maxAtOnce` lessons at any moment, in their order, and counts the others by their first day. The grid
 * draws only what is kept: FullCalendar's own limits put every event into the document and hide it.
 */
export function capLessons(
  lessons: readonly Lesson[],
  maxAtOnce: number,
): { shown: Lesson[]; hiddenByDay: Map<string, number> } {
  const shown: Lesson[] = [];
  const hiddenByDay = new Map<string, number>();
  /** Ends of the kept lessons that may still run, in milliseconds. */
  let running: number[] = [];
  let allDay: { day: string; count: number } = { day: '', count: 0 };
  for (const lesson of lessons) {
    const start = toMs(lesson.start);
    let isKept: boolean;
    if (lesson.isAllDay) {
      if (allDay.day !== lesson.day) allDay = { day: lesson.day, count: 0 };
      isKept = allDay.count < maxAtOnce;
      if (isKept) allDay.count += 1;
    } else {
      running = running.filter((end) => end > start);
      isKept = running.length < maxAtOnce;
      if (isKept) running.push(lesson.end === null ? start + UNKNOWN_LENGTH_MS : toMs(lesson.end));
    }
    if (isKept) shown.push(lesson);
    else hiddenByDay.set(lesson.day, (hiddenByDay.get(lesson.day) ?? 0) + 1);
  }
  return { shown, hiddenByDay };
}

const toMs = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);
