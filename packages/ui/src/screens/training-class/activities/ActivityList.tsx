import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { theme } from '../../../theme/theme.ts';
import { type ActivitySection, activitySections, formatDay } from './activityDays.ts';
import { type ActivityFilter, filterActivities } from './activityFilter.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { TimeRail } from './TimeRail.tsx';

interface ActivityListProps {
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onTest: (activity: ClassActivity, content: ActivityContent) => void;
}

/** The activities of a class by day, today first, with filters by attendance (CDET-03). */
export function ActivityList({ activities, now, onTest }: ActivityListProps) {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const today = now.slice(0, 10);
  const sections = activitySections(filterActivities(activities, filter), today);
  return (
    <>
      <ActivityFilters activities={activities} value={filter} onChange={setFilter} />
      {sections.length === 0 && <EmptyState title="暂无数据" />}
      {sections.map(({ kind, days }) => (
        <Section key={kind}>
          <Head>
            <Heading>{SECTION_TITLES[kind]}</Heading>
            {kind === 'today' && <DayLabel>{formatDay(today)}</DayLabel>}
          </Head>
          {days.map(({ day, activities: rows }) => {
            const label = day === null ? '时间待定' : formatDay(day);
            return (
              <Day key={day}>
                {kind !== 'today' && <DayLabel>{label}</DayLabel>}
                <TimeRail label={label} activities={rows} now={now} onTest={onTest} />
              </Day>
            );
          })}
        </Section>
      ))}
    </>
  );
}

const SECTION_TITLES: Record<ActivitySection['kind'], string> = {
  today: '今日课堂',
  upcoming: '后续课堂',
  past: '往期课堂',
};

const Section = styled.section`
  & + & {
    margin-top: ${theme.space[10]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[3]};
`;

const Heading = styled.h2`
  font: ${theme.type.title};
`;

const Day = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  & + & {
    margin-top: ${theme.space[6]};
  }
`;

const DayLabel = styled.p`
  color: ${theme.color.text.secondary};
`;
