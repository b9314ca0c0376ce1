import type { DutyCount, Timetable, TimetableActivity, TimetableDay } from '../learning/Timetable.ts';
import { makeClassActivity } from './makeClassActivity.ts';
import { makeMany } from './makeMany.ts';

/** An activity of a timetable; attended ones are finished. */
export function makeTimetableActivity(
  overrides: Partial<TimetableActivity> = {},
  index = 0,
): TimetableActivity {
  const activity = makeClassActivity({}, index);
  return { ...activity, isFinished: activity.status === 'attended', ...overrides };
}

/** The sample activities by the day of their start, around 2026-11-21. */
export function makeTimetable(overrides: Partial<Timetable> = {}): Timetable {
  const days = new Map<string, TimetableDay>();
  for (const activity of makeMany(makeTimetableActivity, 8)) {
    const date = activity.startsAt?.slice(0, 10) ?? '';
    const day = days.get(date) ?? { date, state: 'done', activities: [] };
    day.activities.push(activity);
    if (activity.isFinished === false) day.state = 'pending';
    days.set(date, day);
  }
  const byDate = [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date));
  for (const { activities } of byDate) {
    activities.sort((one, other) => (one.startsAt ?? '').localeCompare(other.startsAt ?? ''));
  }
  return { days: byDate, ...overrides };
}

/** Every duty; the student is 8th of 38. */
export function makeDutyCount(overrides: Partial<DutyCount> = {}): DutyCount {
  return {
    requiredActivities: { required: 26, done: 19 },
    rank: 8,
    rankTotal: 38,
    counts: {
      'video-progress': { required: 14, done: 9 },
      'video-times': { required: 172_800_000, done: 111_600_000 },
      homework: { required: 6, done: 5 },
      test: { required: 6, done: 4 },
      'face-to-face': { required: 4, done: 2 },
      'live-progress': { required: 2, done: 1 },
    },
    ...overrides,
  };
}
