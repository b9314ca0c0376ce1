import { twoDigits } from '@cloud-school/domain';
import type { Lesson } from '../lesson/Lesson.ts';

/** Where a week without lessons opens. */
const DEFAULT_START = '08:30';

/** Minutes above which no cut lesson scrolls the week. */
const LONGEST_WAY = 180;

/** Minutes that half the label of an hour takes, 10 px. */
const LABEL_MINUTES = 15;

/** Minutes that the time of a lesson and a line of its name take, 36 px. */
const WORDS_MINUTES = 45;

const toMinutes = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const firstStart = (lessons: readonly Lesson[]): number =>
  toMinutes(lessons.map(({ start }) => start.slice(11, 16)).toSorted()[0] ?? DEFAULT_START);

/** How many lessons begin so far above a minute of the day that their words are not in view. */
export const startsAbove = (lessons: readonly Lesson[], minute: number): number =>
  lessons.filter(
    ({ start, isAllDay }) => !isAllDay && toMinutes(start.slice(11, 16)) + FIGURE_MINUTES < minute,
  ).length;

/** Minutes that half the figures of an hour's label take, 8 px. */
const FIGURE_MINUTES = 10;

/** Room for a school's day: a grid that has it opens by the lessons of the week, a lower one by now. */
const DAY_MINUTES = 600;

/**
 * The time to which a week opens scrolled, 'HH:mm:ss': above the earliest lesson of any day. This week as far down as now and the
 * words of the last lesson need; in a low grid, and where that would hide the hour before now, an hour above `now` or above
 * the lessons whose words this would cut. `minutesShown` are those that the grid has room for.
 */
export function firstHour(lessons: readonly Lesson[], now: string | null, minutesShown: number): string {
  const timed = lessons.filter(({ isAllDay }) => !isAllDay);
  const scrolled = Math.max(0, openingMinute(timed, now, minutesShown));
  return `${twoDigits(Math.floor(scrolled / 60))}:${twoDigits(scrolled % 60)}:00`;
}

function openingMinute(lessons: readonly Lesson[], now: string | null, minutesShown: number): number {
  const first = firstStart(lessons) - 30;
  if (now === null) return clearOfLabels(first);
  const byLessons = minutesShown < DAY_MINUTES ? null : minuteByLessons(lessons, now, minutesShown);
  const opening = byLessons ?? clearOfLabels(Math.max(first, hourBefore(lessons, now, minutesShown)));
  // The grid scrolls no further than the end of the day.
  const last = 24 * 60 - minutesShown;
  const minuteOfNow = toMinutes(now.slice(11, 16));
  return withoutSlivers(lessons, Math.min(opening, last), Math.min(minuteOfNow - 15, last));
}

/** Minutes of a cut lesson that say nothing, 16 px. */
const SLIVER_MINUTES = 20;

/** The minute, or one below the ends of lessons of which it would show a sliver; where that is later than `latest`, above it. */
function withoutSlivers(lessons: readonly Lesson[], minute: number, latest: number): number {
  const ends = cutAt(lessons, minute)
    .map(endOf)
    .filter((end) => end - minute < SLIVER_MINUTES);
  if (ends.length === 0) return minute;
  const below = pastLabel(Math.max(...ends));
  return below <= latest
    ? withoutSlivers(lessons, below, latest)
    : clearOfLabels(Math.min(...ends) - WORDS_MINUTES);
}

/** Above the first lesson, or as little below it as the words of the last one and an hour after now need; null where that is too late. */
function minuteByLessons(lessons: readonly Lesson[], now: string, minutesShown: number): number | null {
  const minuteOfNow = toMinutes(now.slice(11, 16));
  const ends = lessons.map(({ start }) => toMinutes(start.slice(11, 16)) + WORDS_MINUTES);
  const needed = Math.max(minuteOfNow + 60, ...ends) - minutesShown;
  const above = [30, 15, 5].map((gap) => clearOfLabels(firstStart(lessons) - gap));
  const whole = above.find((minute) => minute >= needed);
  if (whole !== undefined) return whole;
  let minute = pastLabel(needed);
  for (let cut = cutAt(lessons, minute); cut.length > 0; cut = cutAt(lessons, minute))
    minute = pastLabel(Math.max(...cut.map(endOf)));
  return minute <= minuteOfNow - 60 ? minute : null;
}

const endOf = ({ end }: Lesson): number => toMinutes(end?.slice(11, 16) ?? '');

/** The lessons that begin above the minute and end below it. */
const cutAt = (lessons: readonly Lesson[], minute: number): Lesson[] =>
  lessons.filter(
    ({ start, end }) =>
      end !== null && toMinutes(start.slice(11, 16)) < minute && toMinutes(end.slice(11, 16)) > minute,
  );

/** The minute of the day an hour above now, or a quarter above the lessons of the week that it would cut. */
function hourBefore(lessons: readonly Lesson[], now: string, minutesShown: number): number {
  const minuteOfNow = toMinutes(now.slice(11, 16));
  const wanted = Math.min(minuteOfNow - 60, 24 * 60 - minutesShown);
  // Now stays in the grid, an hour above its foot.
  const highest = Math.max(wanted - LONGEST_WAY, minuteOfNow + 60 - minutesShown);
  let minute = wanted;
  for (;;) {
    const cut = cutAt(lessons, minute);
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

/** The minute of the day from which on no figure of an hour is cut, at most 20 minutes later. */
function pastLabel(minute: number): number {
  const past = (minute + FIGURE_MINUTES) % 60;
  return past > 0 && past < 2 * FIGURE_MINUTES ? minute + 2 * FIGURE_MINUTES - past : minute;
}
