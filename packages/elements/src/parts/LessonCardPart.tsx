import type { TimetableActivity } from '@cloud-school/domain';
import { LessonRow, toLessonDays } from '@cloud-school/ui/calendar';

export interface LessonCardPartProps {
  activity: TimetableActivity;
  /** The school's time. */
  now: string;
  /** The address of the activity. */
  to: string;
}

/** A lesson of a timetable with its state and the way into it. */
export function LessonCardPart({ activity, now, to }: LessonCardPartProps) {
  const date = activity.startsAt?.slice(0, 10) ?? now.slice(0, 10);
  const [day] = toLessonDays([{ date, state: 'pending', activities: [activity] }], now);
  const [lesson] = day?.lessons ?? [];
  return lesson ? <LessonRow lesson={lesson} to={to} /> : null;
}
