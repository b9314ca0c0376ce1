import { isMissed, isPresent, lastSecondOf, type TimetableActivity } from '@cloud-school/domain';
import type { Lesson, LessonPhase } from './Lesson.ts';

/** The phase at `now` ('YYYY-MM-DD HH:mm:ss'). What the server recorded wins over the clock. */
export function lessonPhase(
  { isFinished, status, isRequired }: Pick<TimetableActivity, 'isFinished' | 'status' | 'isRequired'>,
  { start, end, hasTime }: Pick<Lesson, 'start' | 'end' | 'hasTime'>,
  now: string,
): LessonPhase {
  if (isFinished === true || isPresent({ status })) return 'done';
  if (isMissed({ status })) return 'overdue';
  if (hasTime ? now < start : now.slice(0, 10) < start.slice(0, 10)) return 'upcoming';
  if (now <= (lastSecondOf({ startsAt: start, endsAt: end }) ?? now)) return hasTime ? 'running' : 'upcoming';
  return isRequired && isFinished === false ? 'overdue' : 'over';
}
