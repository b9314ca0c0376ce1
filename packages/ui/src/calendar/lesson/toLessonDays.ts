import { type TimetableActivity, type TimetableDay, isDay, lastSecondOf } from '@cloud-school/domain';
import type { Lesson } from './Lesson.ts';
import { lessonPhase } from './lessonPhase.ts';

/** A day of the timetable with its lessons in order. */
export interface LessonDay {
  date: string;
  state: TimetableDay['state'];
  lessons: Lesson[];
}

const DAY_MS = 86_400_000;

/** The days as the server groups them; a lesson of several days appears on each. Days without a date are dropped. */
export function toLessonDays(days: readonly TimetableDay[], now: string): LessonDay[] {
  return days
    .filter(({ date }) => isDay(date))
    .map(({ date, state, activities }) => ({
      date,
      state,
      lessons: sortLessons(activities.map((activity) => toLesson(activity, date, now))),
    }));
}

/** Every lesson once, by start. */
export const lessonsOf = (days: readonly LessonDay[]): Lesson[] =>
  sortLessons(days.flatMap(({ lessons }) => lessons));

/** The lessons by the day on which they start (TIME-04). */
export function byStartDay(lessons: readonly Lesson[]): { date: string; lessons: Lesson[] }[] {
  const days = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const day = days.get(lesson.day);
    if (day) day.push(lesson);
    else days.set(lesson.day, [lesson]);
  }
  return [...days].map(([date, own]) => ({ date, lessons: own }));
}

/** Each lesson once, by start, end and name. */
function sortLessons(lessons: Lesson[]): Lesson[] {
  return [...new Map(lessons.map((one) => [one.key, one])).values()].toSorted(
    (one, other) =>
      compare(one.start, other.start) ||
      compare(one.end ?? '', other.end ?? '') ||
      compare(one.activity.name, other.activity.name),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

function toLesson(activity: TimetableActivity, date: string, now: string): Lesson {
  const from = readTime(activity.startsAt);
  const to = readTime(activity.endsAt);
  const day = from?.day ?? date;
  const hasTime = from?.time != null;
  const start = `${day} ${from?.time ?? '00:00:00'}`;
  const lastMoment = lastSecondOf({ startsAt: null, endsAt: to && `${to.day} ${to.time ?? ''}`.trim() });
  // An end that is not after the start says nothing.
  const end = lastMoment !== null && lastMoment > start ? lastMoment : null;
  const span = { start, end, hasTime };
  return {
    ...span,
    key: `${activity.id} ${start}`,
    activity,
    day,
    isAllDay: !hasTime || (end !== null && !end.startsWith(day) && toMs(end) - toMs(start) >= DAY_MS),
    phase: lessonPhase(activity, span, now),
  };
}

const toMs = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`);

/** The parts of 'YYYY-MM-DD HH:mm:ss' or 'YYYY-MM-DD'; null for anything else. */
function readTime(text: string | null): { day: string; time: string | null } | null {
  if (text === null || !isDay(text.slice(0, 10))) return null;
  const time = /^ ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.exec(text.slice(10))?.[0].trim() ?? null;
  return { day: text.slice(0, 10), time: time?.padEnd(8, ':00') ?? null };
}
