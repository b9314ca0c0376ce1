import {
  type AttendanceStatus,
  type ClassActivity,
  compareTimes,
  ATTENDANCE_WORDS,
} from '@cloud-school/domain';
import { toOptions } from '../../../primitives/options/toOptions.ts';

export type ActivityFilter = 'all' | 'elective' | AttendanceStatus;

const FILTERS = toOptions<ActivityFilter>({
  all: '全部',
  ...ATTENDANCE_WORDS,
  elective: '选修',
});

export const ACTIVITY_FILTERS: readonly ActivityFilter[] = FILTERS.map(({ value }) => value);

/** The activities of one filter; attendance is recorded of required activities only (CDET-03). */
export function filterActivities(activities: ClassActivity[], filter: ActivityFilter): ClassActivity[] {
  const matches = MATCHES[filter];
  return matches ? activities.filter(matches) : activities;
}

type Test = (activity: ClassActivity) => boolean;

const hasStatus =
  (wanted: AttendanceStatus): Test =>
  ({ status }) =>
    status === wanted;

/** What a filter keeps; null keeps all. */
const MATCHES: Record<ActivityFilter, Test | null> = {
  all: null,
  'to-attend': hasStatus('to-attend'),
  absent: hasStatus('absent'),
  attended: hasStatus('attended'),
  elective: ({ isRequired }) => !isRequired,
};

/**
 * The filters with their counts; 缺勤 has a red dot when there are absences (CDET-03). While the attendance of a required
 * activity is unknown, as in an earlier answer that the server has not confirmed yet, no attendance is counted.
 */
export function activityFilters(activities: ClassActivity[]) {
  const isComplete = activities.every(({ isRequired, status }) => !isRequired || status !== null);
  return FILTERS.map((filter) => {
    const isKnown = isComplete || !IS_OF_ATTENDANCE[filter.value];
    const count = isKnown ? filterActivities(activities, filter.value).length : null;
    return { ...filter, count, hasDot: filter.value === 'absent' && (count ?? 0) > 0 };
  });
}

const IS_OF_ATTENDANCE: Record<ActivityFilter, boolean> = {
  all: false,
  'to-attend': true,
  absent: true,
  attended: true,
  elective: false,
};

/** By start time; activities without one come last. */
export const sortByStart = (activities: ClassActivity[]): ClassActivity[] =>
  activities.toSorted((one, other) => compareTimes(one.startsAt ?? '9999', other.startsAt ?? '9999'));
