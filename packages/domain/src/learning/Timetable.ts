import { attendanceAt, type ClassActivity } from './ClassActivity.ts';
import type { DutyKind } from './DutyKind.ts';
import type { Tally } from './Tally.ts';

/** What a timetable shows; 'all' is the whole training. */
export const TIMETABLE_PERIODS = ['week', 'month', 'all'] as const;

/** evaluateType on the wire: WEEK, MONTH, UNIT (the whole training). */
export type TimetablePeriod = (typeof TIMETABLE_PERIODS)[number];

/** Whether something of a day is left to do: colorStatus of the server. */
export type DayState = 'pending' | 'done';

const OPEN_DAYS: Record<DayState, boolean> = { pending: true, done: false };

/** False also where the server says nothing of the day. */
export const isDayOpen = ({ state }: Pick<TimetableDay, 'state'>): boolean =>
  state !== null && OPEN_DAYS[state];

/** A day that has activities; `state` is the server's colorStatus (TIME-03). */
export interface TimetableDay {
  /** 'YYYY-MM-DD' */
  date: string;
  state: DayState | null;
  activities: TimetableActivity[];
}

export interface TimetableActivity extends ClassActivity {
  /** finStatus 0 is unfinished; null when the server sends none. */
  isFinished: boolean | null;
}

export interface Timetable {
  days: TimetableDay[];
}

/** A timetable of an earlier answer as it is at `now`: what was unfinished may have been finished since. */
export const timetableAt = ({ days }: Timetable, now: string): Timetable => ({
  days: days.map((day) => ({
    ...day,
    state: isDayOpen(day) ? null : day.state,
    activities: day.activities.map((activity) => ({
      ...attendanceAt(activity, now),
      isFinished: activity.isFinished === true ? true : null,
    })),
  })),
});

/** Required and finished counts of a period (TIME-05). */
export interface DutyCount {
  /** Required activities, and those finished by signing in. */
  requiredActivities: Tally | null;
  /** The student's rank; both null where the server does not rank. */
  rank: number | null;
  rankTotal: number | null;
  counts: Partial<Record<DutyKind, Tally>>;
}
