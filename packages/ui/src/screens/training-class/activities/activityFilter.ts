import type { ClassActivity } from '@cloud-school/api-client';

export type ActivityFilter = 'all' | 'to-attend' | 'absent' | 'attended' | 'elective';

const FILTERS: { value: ActivityFilter; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'to-attend', label: '待参加' },
  { value: 'absent', label: '缺勤' },
  { value: 'attended', label: '已参加' },
  { value: 'elective', label: '选修' },
];

/** The activities of one filter; attendance is kept of required ones only (CDET-03). */
export function activitiesOf(activities: ClassActivity[], filter: ActivityFilter): ClassActivity[] {
  if (filter === 'all') return activities;
  return activities.filter(({ isRequired, status }) =>
    filter === 'elective' ? !isRequired : status === filter,
  );
}

/** The filters with how many activities each lets through. */
export function activityFilters(activities: ClassActivity[]) {
  return FILTERS.map((filter) => ({ ...filter, count: activitiesOf(activities, filter.value).length }));
}
