import { twoDigits } from '@cloud-school/domain';
import type { Lesson } from '../lesson/Lesson.ts';

/** Where a week without lessons opens. */
const DEFAULT_START = '08:30';

/** Minutes above which no cut lesson scrolls the week. */
const LONGEST_WAY = 180;

/** Minutes that half the label of an hour takes, 10 px. */
const LABEL_MINUTES = 15;

const toMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const firstStart = (lessons: readonly Lesson[]): number =>
  toMinutes(lessons.map(({ start }) => start.slice(11, 16)).toSorted()[0] ?? DEFAULT_START);

/**
 * The time to which a week opens scrolled, 'HH:mm:ss': half an hour above the earliest lesson of any day; this week an hour
 * above `now`, once that is later, or above the lessons whose words this would cut. `minutesShown` are those that the grid has
 * room for.
 */
export function firstHour(lessons: readonly Lesson[], now: string | null, minutesShown: number): string {
  const timed = lessons.filter(({ isAllDay }) => !isAllDay);
  const first = firstStart(timed) - 30;
  const wanted = now === null ? first : Math.max(first, hourBefore(timed, now, minutesShown));
  const scrolled = Math.max(0, clearOfLabels(wanted));
  return `${twoDigits(Math.floor(scrolled / 60))}:${twoDigits(scrolled % 60)}:00`;
}

/** The minute of the day an hour above now, or a quarter above the lessons of the week that it would cut. */
function hourBefore(lessons: readonly Lesson[], now: string, minutesShown: number): number {
  const minuteOfNow = toMinutes(now.slice(11, 16));
  const wanted = Math.min(minuteOfNow - 60, 24 * 60 - minutesShown);
  // Now stays in the grid, an hour above its foot.
  const highest = Math.max(wanted - LONGEST_WAY, minuteOfNow + 60 - minutesShown);
  let minute = wanted;
  for (;;) {
    const at = minute;
    const cut = lessons.filter(
      ({ start, end }) =>
        end !== null && toMinutes(start.slice(11, 16)) < at && toMinutes(end.slice(11, 16)) > at,
    );
    const above = firstStart(cut) - 15;
    if (cut.length === 0 || above < highest) return minute;
    minute = above;
  }
}

/** The minute of the day from which on no label of an hour is cut by the head, at most half an hour earlier. */
function clearOfLabels(minute: number): number {
  const past = minute % 60;
  if (past < LABEL_MINUTES) return minute - past - LABEL_MINUTES;
  return minute - Math.max(0, past - (60 - LABEL_MINUTES));
}
