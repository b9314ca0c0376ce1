import { type ActivityContent, type ClassActivity, isLessonRunning } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { theme } from '../../../theme/theme.ts';
import { type ActivityFilter, activityFilters, filterActivities, sortByStart } from './activityFilter.ts';
import { FilterRow } from './FilterRow.tsx';
import { NoLessons, type NoLessonsProps } from './NoLessons.tsx';
import { PastOfToday } from './PastOfToday.tsx';
import { splitToday } from './splitToday.ts';
import { TimeRail, type TimeRailProps } from './TimeRail.tsx';

export interface TodayLessonsProps extends NoLessonsProps {
  activities: ClassActivity[];
  /** Where the student stopped; shown while no lesson runs. */
  resume?: ReactNode;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  filter: ActivityFilter;
  onFilterChange: (filter: ActivityFilter) => void;
  onOpen: (activity: ClassActivity) => void;
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

/** The activities of today along the time, with filters by attendance (CDET-03). Among all, those that are over are folded. */
export function TodayLessons({
  activities,
  resume,
  now,
  filter,
  onFilterChange,
  onOpen,
  onExam,
  ...shortcuts
}: TodayLessonsProps) {
  const shown = filterActivities(activities, filter);
  const rail = { now, onOpen, onExam };
  return (
    <>
      {resume && !isLessonRunning(activities, now) && <Resume>{resume}</Resume>}
      <FilterRow filters={activityFilters(activities)} value={filter} onChange={onFilterChange} />
      {activities.length === 0 && <NoLessons {...shortcuts} />}
      {activities.length > 0 && shown.length === 0 && <EmptyState title="暂无数据" />}
      {shown.length > 0 &&
        (filter === 'all' ? (
          <WholeDay {...rail} activities={shown} />
        ) : (
          <TimeRail key={filter} {...rail} activities={sortByStart(shown)} />
        ))}
    </>
  );
}

/** What runs and what comes, and below it one row for what is over. */
function WholeDay({ activities, ...rail }: TimeRailProps) {
  const { open, past, owed } = splitToday(activities, rail.now);
  return (
    <>
      {open.length > 0 && <TimeRail {...rail} activities={open} />}
      {past.length > 0 && (
        <PastOfToday activities={[...past, ...owed]} owed={owed.length} isAll={open.length === 0}>
          <TimeRail {...rail} activities={past} />
        </PastOfToday>
      )}
    </>
  );
}

const Resume = styled.div`
  margin-bottom: ${theme.space[4]};
  &:empty {
    display: none;
  }
`;
