import type { ClassDetail, DutyCount, Timetable } from '@cloud-school/domain';
import { Globe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Lesson } from '../../calendar/lesson/Lesson.ts';
import { lessonsOf, toLessonDays } from '../../calendar/lesson/toLessonDays.ts';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { useWithCode } from '../../primitives/lazy-module/useWithCode.ts';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AllSkeleton } from './all/AllSkeleton.tsx';
import type { AllViewProps } from './all/AllView.tsx';
import { PeriodViewBlock } from './period/PeriodViewBlock.tsx';
import type { TimetablePlace } from './TimetablePlace.ts';
import { TimetableHeader } from './toolbar/TimetableHeader.tsx';

export interface TimetableScreenProps {
  /** The state in the address. */
  place: TimetablePlace;
  /** A day of the period that `timetable` and `duty` belong to: the previous one while the next one loads. */
  shownDate: string;
  detail: Loadable<ClassDetail>;
  timetable: Loadable<Timetable>;
  /** Not shown in the view of all lessons. */
  duty: Loadable<DutyCount>;
  /** The school's time, 'YYYY-MM-DD HH:mm:ss'. */
  now: string;
  /** Whether the device is in another time zone than the school. */
  isOtherZone?: boolean;
  /** The address of the activity of a lesson. */
  activityTo: (lesson: Lesson) => string;
  onMove: (place: TimetablePlace) => void;
  /** Called with the lessons of the shown period. */
  onExport: (lessons: Lesson[]) => void;
  classesTo?: string;
  classTo?: string;
  /** Below the lessons, as soon as these stand and push nothing down. */
  children?: ReactNode;
}

/** The timetable of a class by week, by month or as one list (TIME-01). */
export function TimetableScreen({
  place,
  shownDate,
  detail,
  timetable,
  duty,
  now,
  isOtherZone = false,
  activityTo,
  onMove,
  onExport,
  classesTo = '/study/mine',
  classTo = '/study/training-class',
  children,
}: TimetableScreenProps) {
  'use memo';
  const isPhone = useIsPhone();
  // Every move opens the list again, also a move to the same day.
  const [visit, setVisit] = useState(0);
  // A period that was paged to opens at its next lesson, until a day of it is chosen.
  const [pagedTo, setPagedTo] = useState<string | null>(null);
  const { view, date } = place;
  const training = trainingOf(dataOf(detail));
  const shown = dataOf(timetable);

  function move(next: TimetablePlace, isPaged = false) {
    setVisit(visit + 1);
    setPagedTo(isPaged && next.date !== now.slice(0, 10) ? next.date : null);
    onMove(next);
  }

  return (
    <Root>
      <WideBreadcrumb
        items={[{ label: '我的学习', to: classesTo }, { label: '班级详情', to: classTo }, { label: '课表' }]}
      />
      <TimetableHeader
        place={place}
        today={now.slice(0, 10)}
        training={training}
        onMove={(next) => move(next, true)}
        onExport={shown && (() => onExport(lessonsOf(toLessonDays(shown.days, now))))}
      />
      {isOtherZone && (
        <Zone>
          <Globe size={16} aria-hidden />
          <span>您的设备不在学校所在的时区，课表按北京时间显示</span>
        </Zone>
      )}
      {view === 'all' ? (
        <AllBlock
          visit={visit}
          timetable={timetable}
          training={training}
          date={date}
          now={now}
          isPhone={isPhone}
          activityTo={activityTo}
          onJump={(next) => move({ view, date: next })}
        >
          {children}
        </AllBlock>
      ) : (
        <PeriodViewBlock
          view={view}
          date={date}
          shownDate={shownDate}
          now={now}
          training={training}
          timetable={timetable}
          duty={duty}
          isPhone={isPhone}
          isPagedTo={pagedTo === date}
          activityTo={activityTo}
          onChoose={(next) => move({ view, date: next })}
        >
          {children}
        </PeriodViewBlock>
      )}
    </Root>
  );
}

function trainingOf(detail: ClassDetail | null) {
  return detail?.trainingStart && detail.trainingEnd
    ? { from: detail.trainingStart.slice(0, 10), to: detail.trainingEnd.slice(0, 10) }
    : null;
}

const Root = styled(PageRoot).attrs({ $begin: 'cards' })`
  page: wide;
  ${media.print} {
    padding: 0;
  }
`;

const Zone = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  svg {
    flex: none;
  }
`;

interface AllBlockProps extends Omit<AllViewProps, 'timetable'> {
  timetable: Loadable<Timetable>;
  /** Another number opens the list again, also at the same day. */
  visit: number;
  /** Below the lessons. */
  children: ReactNode;
}

/** The view of all lessons in its states. */
function AllBlock({ timetable, visit, children, ...rest }: AllBlockProps) {
  const block = useWithCode(loadAllView, timetable);
  return (
    <>
      <Block
        of={block}
        skeleton={<AllSkeleton />}
        isEmpty={({ data }) => data.days.every(({ activities }) => activities.length === 0)}
        empty={<EmptyState title="暂无数据" hint="老师安排课堂后，会出现在这里" />}
        errorTitle="课表加载失败"
      >
        {({ code: AllView, data }) => <AllView key={visit} {...rest} timetable={data} />}
      </Block>
      {block.status === 'ready' && <div>{children}</div>}
    </>
  );
}

const loadAllView = () => import('./all/AllView.tsx').then(({ AllView }) => AllView);
