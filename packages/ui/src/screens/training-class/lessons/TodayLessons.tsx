import type { ActivityContent, ClassActivity } from '@cloud-school/domain';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { type ActivityFilter, activityFilters, filterActivities, sortByStart } from './activityFilter.ts';
import { FilterRow } from './FilterRow.tsx';
import { NoLessons, type NoLessonsProps } from './NoLessons.tsx';
import { TimeRail } from './TimeRail.tsx';

export interface TodayLessonsProps extends NoLessonsProps {
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  filter: ActivityFilter;
  onFilterChange: (filter: ActivityFilter) => void;
  onOpen: (activity: ClassActivity) => void;
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

/** The activities of today along the time, with filters by attendance (CDET-03). */
export function TodayLessons({
  activities,
  now,
  filter,
  onFilterChange,
  onOpen,
  onExam,
  ...shortcuts
}: TodayLessonsProps) {
  const shown = sortByStart(filterActivities(activities, filter));
  return (
    <>
      <FilterRow filters={activityFilters(activities)} value={filter} onChange={onFilterChange} />
      {activities.length === 0 && <NoLessons {...shortcuts} />}
      {activities.length > 0 && shown.length === 0 && <EmptyState title="暂无数据" />}
      {shown.length > 0 && (
        <TimeRail key={filter} activities={shown} now={now} onOpen={onOpen} onExam={onExam} />
      )}
    </>
  );
}
