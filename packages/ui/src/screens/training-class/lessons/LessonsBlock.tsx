import {
  type ActivityContent,
  type ClassActivity,
  formatLongDayName,
  formatMonthDay,
} from '@cloud-school/domain';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../../primitives/block/Block.tsx';
import { type Loadable, ready } from '../../../primitives/block/Loadable.ts';
import { useWithCode } from '../../../primitives/lazy-module/useWithCode.ts';
import { TabPanel, Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { ActivityFilter } from './activityFilter.ts';
import { LESSON_TABS, type LessonTab } from './lessonTab.ts';
import type { NoLessonsProps } from './NoLessons.tsx';
import type { PastLessonsProps } from './PastLessons.tsx';
import { PastSkeleton } from './PastSkeleton.tsx';
import { TodayLessons } from './TodayLessons.tsx';
import { TodaySkeleton } from './TodaySkeleton.tsx';

export interface LessonsBlockProps {
  /** A completed class offers the past lessons only (CDET-02). */
  isCompleted: boolean;
  tab: LessonTab;
  onTabChange: (tab: LessonTab) => void;
  today: Loadable<ClassActivity[]>;
  todayFilter: ActivityFilter;
  onTodayFilterChange: (filter: ActivityFilter) => void;
  past: Pick<PastLessonsProps, 'summary' | 'list' | 'view' | 'onViewChange'>;
  shortcuts: Omit<NoLessonsProps, 'onPast'>;
  /** Where the student stopped, above the lessons while none of them runs. */
  resume?: ReactNode;
  /** 'YYYY-MM-DD HH:mm:ss' */
  now: string;
  /** The first day of the training, 'YYYY-MM-DD'. */
  trainingStart: string | null;
  /** Its last day, 'YYYY-MM-DD'. */
  trainingEnd: string | null;
  /** Opens the classroom of an activity (CDET-08). */
  onOpen: (activity: ClassActivity) => void;
  /** Opens a test among the contents of an activity. */
  onExam: (activity: ClassActivity, content: ActivityContent) => void;
}

const PANEL_ID = 'class-lessons';

/** 3 月 7 日至今; of a class that has ended 3 月 7 日至 6 月 30 日. */
function formatPastPeriod({
  trainingStart,
  trainingEnd,
  isCompleted,
}: Pick<LessonsBlockProps, 'trainingStart' | 'trainingEnd' | 'isCompleted'>): string | null {
  if (trainingStart === null) return null;
  const start = formatMonthDay(trainingStart);
  if (!isCompleted) return `${start}至今`;
  return trainingEnd && `${start}至 ${formatMonthDay(trainingEnd)}`;
}

/** The lessons of today and the past ones in two tabs (CDET-02). */
export function LessonsBlock(props: LessonsBlockProps) {
  const { isCompleted, tab, onTabChange, today, past, shortcuts, now, onOpen, onExam } = props;
  const shown = isCompleted ? 'past' : tab;
  const tabs = LESSON_TABS.filter(({ value }) => value === 'past' || !isCompleted);
  const period = shown === 'today' ? formatLongDayName(now.slice(0, 10)) : formatPastPeriod(props);
  return (
    <section aria-label="课堂">
      <VisuallyHidden as="h2">课堂</VisuallyHidden>
      <Head>
        <Tabs label="课堂" panelId={PANEL_ID} value={shown} onChange={onTabChange} items={tabs} />
        {period && (
          <Period>
            <CalendarDays size={16} aria-hidden />
            <span>{period}</span>
          </Period>
        )}
      </Head>
      <Panel id={PANEL_ID} value={shown}>
        {shown === 'today' ? (
          <Block of={today} skeleton={<TodaySkeleton />} errorTitle="今日课堂加载失败">
            {(activities) => (
              <TodayLessons
                {...shortcuts}
                activities={activities}
                resume={props.resume}
                now={now}
                filter={props.todayFilter}
                onFilterChange={props.onTodayFilterChange}
                onOpen={onOpen}
                onExam={onExam}
                onPast={() => onTabChange('past')}
              />
            )}
          </Block>
        ) : (
          <PastBlock {...past} onOpen={onOpen} onExam={onExam} />
        )}
      </Panel>
    </section>
  );
}

/** The past lessons, whose code loads with the first look at them. */
function PastBlock(props: PastLessonsProps) {
  const code = useWithCode(loadPastLessons, CODE_ALONE);
  return (
    <Block of={code} skeleton={<PastSkeleton count={props.view.size} />} errorTitle="往期课堂加载失败">
      {({ code: PastLessons }) => <PastLessons {...props} />}
    </Block>
  );
}

const loadPastLessons = () => import('./PastLessons.tsx').then(({ PastLessons }) => PastLessons);
/** Its data have blocks of their own. */
const CODE_ALONE = ready(null);

const Head = styled.div`
  position: relative;
  break-after: avoid;
`;

const Period = styled.p`
  position: absolute;
  top: 14px;
  right: 0;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    display: none;
  }
`;

const Panel = styled(TabPanel)`
  padding-top: ${theme.space[5]};
  ${media.phone} {
    padding-top: ${theme.space[3]};
  }
  ${media.print} {
    padding-top: 0;
  }
`;
