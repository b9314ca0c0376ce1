import { twoDigits } from '@cloud-school/domain';
import type { Lesson } from '../lesson/Lesson.ts';

/** Where a week without lessons opens. */
const DEFAULT_START = '08:30';

/** Minutes that half the label of an hour takes, 10 px. */
const LABEL_MINUTES = 15;

const toMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const firstStart = (lessons: readonly Lesson[], otherwise = DEFAULT_START): number =>
  toMinutes(lessons.map(({ start }) => start.slice(11, 16)).toSorted()[0] ?? otherwise);

/**
 * The time to which a week opens scrolled, 'HH:mm:ss': half an hour above the earliest lesson of any day; this week an hour
 * above `now`, once that is later, and not below the start of a lesson that runs.
 */
export function firstHour(lessons: readonly Lesson[], now: string | null): string {
  const timed = lessons.filter(({ isAllDay }) => !isAllDay);
  const first = firstStart(timed) - 30;
  const wanted = now === null ? first : Math.max(first, currentHour(timed, now));
  const scrolled = Math.max(0, clearOfLabels(wanted));
  return `${twoDigits(Math.floor(scrolled / 60))}:${twoDigits(scrolled % 60)}:00`;
}

function currentHour(lessons: readonly Lesson[], now: string): number {
  const running = lessons.filter(({ day, phase }) => phase === 'running' && day === now.slice(0, 10));
  return Math.min(toMinutes(now.slice(11, 16)) - 60, firstStart(running, '24:00') - 15);
}

/** The minute of the day from which on no label of an hour is cut by the head, at most half an hour earlier. */
function clearOfLabels(minute: number): number {
  const past = minute % 60;
  if (past < LABEL_MINUTES) return minute - past - LABEL_MINUTES;
  return minute - Math.max(0, past - (60 - LABEL_MINUTES));
}
