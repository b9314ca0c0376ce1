import { isOnDay } from '@cloud-school/domain';
import type { Lesson } from './Lesson.ts';

/** Milliseconds that a lesson without an end takes in the grid. */
const UNKNOWN_LENGTH_MS = 30 * 60_000;

/**
 * Keeps at most `maxAtOnce` lessons at any moment, in their order, and counts the others on each of the `dates` that they
 * take: a lesson of several days may begin before the first of them. The grid draws these alone: FullCalendar's own
 * limits put every event into the document and hide it.
 */
export function capLessons(
  lessons: readonly Lesson[],
  maxAtOnce: number,
  dates: readonly string[],
): { shown: Lesson[]; hiddenByDay: Map<string, number> } {
  const shown: Lesson[] = [];
  const hiddenByDay = new Map<string, number>();
  const allDayByDay = new Map<string, number>();
  /** Ends of the shown lessons that may still run, in milliseconds. */
  let running: number[] = [];
  for (const lesson of lessons) {
    const days = dates.filter((date) => isOnDay({ startsAt: lesson.start, endsAt: lesson.end }, date));
    const start = toMs(lesson.start);
    let isShown: boolean;
    if (lesson.isAllDay) {
      isShown = days.every((day) => (allDayByDay.get(day) ?? 0) < maxAtOnce);
      if (isShown) count(allDayByDay, days);
    } else {
      running = running.filter((end) => end > start);
      isShown = running.length < maxAtOnce;
      if (isShown) running.push(lesson.end === null ? start + UNKNOWN_LENGTH_MS : toMs(lesson.end));
    }
    if (isShown) shown.push(lesson);
    else count(hiddenByDay, days);
  }
  return { shown, hiddenByDay };
}

function count(counts: Map<string, number>, days: readonly string[]): void {
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
}

const toMs = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);
