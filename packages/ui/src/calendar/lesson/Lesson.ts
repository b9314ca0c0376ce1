import type { TimetableActivity } from '@cloud-school/domain';

/** done: finished or attended. overdue: over and not studied. over: ended, and nothing was required. */
export type LessonPhase = 'done' | 'overdue' | 'running' | 'upcoming' | 'over';

/** An activity at its place in the calendar, in the school's time. */
export interface Lesson {
  /** Unique among the lessons of a timetable. */
  key: string;
  activity: TimetableActivity;
  /** The day it starts, 'YYYY-MM-DD'. */
  day: string;
  /** 'YYYY-MM-DD HH:mm:ss'; midnight when the time of day is unknown. */
  start: string;
  /** Null when it is unknown, or not after the start. */
  end: string | null;
  hasTime: boolean;
  /** Without a time of day, or a day long or longer: drawn above the hours. */
  isAllDay: boolean;
  phase: LessonPhase;
}
