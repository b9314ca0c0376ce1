import type { ActivityContent, ClassActivity } from '@cloud-school/api-client';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/empty-state/EmptyState.tsx';
import { theme } from '../../../theme/theme.ts';
import { activitySections } from './activityDays.ts';
import { type ActivityFilter, activitiesOf } from './activityFilter.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import { dayWords } from './dayWords.ts';
import { TimeRail } from './TimeRail.tsx';

interface ActivityListProps {
  activities: ClassActivity[];
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  onTest: (activity: ClassActivity, content: ActivityContent) => void;
}

/** The activities of a class by day, today first, under filters of attendance. */
export function ActivityList({ activities, now, onTest }: ActivityListProps) {
  const [filter, setFilter] = useState<ActivityFilter>('all');
  const today = now.slice(0, 10);
  const sections = activitySections(activitiesOf(activities, filter), today);
  return (
    <>
      <ActivityFilters activities={activities} value={filter} onChange={setFilter} />
      {sections.length === 0 && <EmptyState title="暂无数据" />}
      {sections.map(({ title, days }) => (
        <Section key={title}>
          <Head>
            <Heading>{title}</Heading>
            {title === '今日课堂' && <DayWords>{dayWords(today)}</DayWords>}
          </Head>
          {days.map(({ day, activities: rows }) => {
            const words = day === null ? '时间待定' : dayWords(day);
            return (
              <Day key={day}>
                {title !== '今日课堂' && <DayWords>{words}</DayWords>}
                <TimeRail label={words} activities={rows} now={now} onTest={onTest} />
              </Day>
            );
          })}
        </Section>
      ))}
    </>
  );
}

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

const DayWords = styled.p`
  color: ${theme.color.text.secondary};
`;
