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
 * not done by an attendance, here as on every other page; one that is learned is.
 */
export function lessonPhase(
  activity: Pick<TimetableActivity, 'isFinished' | 'status' | 'isRequired'>,
  { start, end, hasTime }: Pick<Lesson, 'start' | 'end' | 'hasTime'>,
  now: string,
): LessonPhase {
  const { isFinished, isRequired, status } = activity;
  const isLearned = isFinished === true && !isPresent(activity);
  if (hasTime && !isLearned && isActivityRunning({ status, startsAt: start, endsAt: end }, now))
    return 'running';
  if (isFinished === true || isPresent(activity)) return 'done';
  if (isMissed(activity)) return 'overdue';
  if (hasTime ? now < start : now.slice(0, 10) < start.slice(0, 10)) return 'upcoming';
  if (now <= (lastSecondOf({ startsAt: start, endsAt: end }) ?? now)) return 'upcoming';
  return isRequired && isFinished === false ? 'overdue' : 'over';
}
