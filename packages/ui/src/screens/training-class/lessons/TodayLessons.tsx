import type { ActivityContent, ClassActivity } from '@cloud-school/domain';
import { useState } from 'react';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { type ActivityFilter, activityFilters, filterActivities, sortByStart } from './activityFilter.ts';
import { FilterRow } from './FilterRow.tsx';
import { NoLessons, type NoLessonsProps } from './NoLessons.tsx';
import { TimeRail } from './TimeRail.tsx';

export interface TodayLessonsProps extends NoLessonsProps {
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onOpen: (activity: ClassActivity) => void;
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

/** The activities of today along the time, with filters by attendance (CDET-03). */
export function TodayLessons({ activities, now, onOpen, onExam, ...shortcuts }: TodayLessonsProps) {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const shown = sortByStart(filterActivities(activities, filter));
  return (
    <>
      <FilterRow filters={activityFilters(activities)} value={filter} onChange={setFilter} />
      {activities.length === 0 && <NoLessons {...shortcuts} />}
      {activities.length > 0 && shown.length === 0 && <EmptyState title="暂无数据" />}
      {shown.length > 0 && (
        <TimeRail key={filter} activities={shown} now={now} onOpen={onOpen} onExam={onExam} />
      )}
    </>
  );
}
