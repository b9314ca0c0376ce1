import { useEffect } from 'react';
import { styled } from 'styled-components';
import { periodOf } from '../../../calendar/day/Period.ts';
import { CalendarSkeleton } from '../../../calendar/grid/CalendarSkeleton.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import { failed, type Loadable, LOADING } from '../../../primitives/block/Loadable.ts';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../../theme/theme.ts';
import { SideColumns } from '../side/SideColumns.ts';
import { TimetableLegend } from '../side/TimetableLegend.tsx';
import { CalendarPeriod } from './CalendarPeriod.tsx';
import { PeriodCatchUp, type PeriodSideProps, PeriodTargets } from './PeriodSide.tsx';
import { PhonePeriod } from './PhonePeriod.tsx';

interface PeriodViewBlockProps extends PeriodSideProps {
  /** The day that is asked for; outside the shown period while the next one loads. */
  date: string;
  isPhone: boolean;
  onChoose: (date: string) => void;
}

/** The week or the month. The period that was shown stays, dimmed, until the next one has loaded. */
export function PeriodViewBlock(props: PeriodViewBlockProps) {
  const { view, date, shownDate, isPhone } = props;
  const isChanging = periodOf(view, date).from !== periodOf(view, shownDate).from;
  return (
    <>
      <VisuallyHidden as="output">{isChanging ? '正在加载' : ''}</VisuallyHidden>
      <Fade $isChanging={isChanging} aria-busy={isChanging}>
        {isPhone ? <Phone {...props} /> : <Desktop {...props} />}
      </Fade>
    </>
  );
}

function Phone(props: PeriodViewBlockProps) {
  return (
    <SideColumns.Side>
      <PeriodTargets {...props} />
      <Block
        of={props.timetable}
        skeleton={<Skeleton shape="block" height={props.view === 'week' ? 420 : 600} />}
        errorTitle="课表没有加载出来"
      >
        {(timetable) => <PhonePeriod {...props} timetable={timetable} />}
      </Block>
      <PeriodCatchUp {...props} />
      <TimetableLegend view={props.view} />
    </SideColumns.Side>
  );
}

/** The calendar's chunk loads beside the data, not after it. */
function Desktop(props: PeriodViewBlockProps) {
  const { view, shownDate, timetable, now, activityTo } = props;
  const { module: grids, hasFailed, load } = useLazyModule(loadGrids);
  useEffect(load, [load]);
  const missing: Loadable<never> = hasFailed ? failed('系统繁忙', load) : LOADING;
  return (
    <SideColumns.Root>
      <Block
        of={grids ? timetable : missing}
        skeleton={<CalendarSkeleton view={view} />}
        errorTitle="课表没有加载出来"
      >
        {(data) =>
          grids && (
            <CalendarPeriod
              key={view}
              Grid={grids[view]}
              from={periodOf(view, shownDate).from}
              timetable={data}
              now={now}
              activityTo={activityTo}
            />
          )
        }
      </Block>
      <SideColumns.Side>
        <PeriodTargets {...props} />
        <TimetableLegend view={view} />
        <PeriodCatchUp {...props} />
      </SideColumns.Side>
    </SideColumns.Root>
  );
}

const loadGrids = () =>
  import('../../../calendar/grid/calendarGrids.ts').then(({ calendarGrids }) => calendarGrids);

const Fade = styled.div<{ $isChanging: boolean }>`
  opacity: ${({ $isChanging }) => ($isChanging ? 0.6 : 1)};
  transition: opacity ${theme.motion.quick};
`;
