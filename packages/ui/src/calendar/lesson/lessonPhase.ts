import {
  isActivityRunning,
  isMissed,
  isPresent,
  lastSecondOf,
  type TimetableActivity,
} from '@cloud-school/domain';
import type { Lesson, LessonPhase } from './Lesson.ts';

/**
 * The phase at `now` ('YYYY-MM-DD HH:mm:ss'). What the server recorded wins over the clock, but a lesson whose hours run is
 * not done by an attendance, here as on every other page.
 */
export function lessonPhase(
  activity: TimetableActivity,
  { start, end, hasTime }: Pick<Lesson, 'start' | 'end' | 'hasTime'>,
  now: string,
): LessonPhase {
  if (hasTime && isActivityRunning({ ...activity, startsAt: start, endsAt: end }, now)) return 'running';
  const { isFinished, isRequired } = activity;
  if (isFinished === true || isPresent(activity)) return 'done';
  if (isMissed(activity)) return 'overdue';
  if (hasTime ? now < start : now.slice(0, 10) < start.slice(0, 10)) return 'upcoming';
  if (now <= (lastSecondOf({ startsAt: start, endsAt: end }) ?? now)) return hasTime ? 'done' : 'upcoming';
  return isRequired && isFinished === false ? 'overdue' : 'over';
}
