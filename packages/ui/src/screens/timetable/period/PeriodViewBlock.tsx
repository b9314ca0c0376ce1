import { useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
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

/** The week or the month. The period that was shown stays until the next one has loaded. */
export function PeriodViewBlock(props: PeriodViewBlockProps) {
  const { view, date, shownDate, isPhone } = props;
  const isChanging = periodOf(view, date).from !== periodOf(view, shownDate).from;
  return (
    <>
      <VisuallyHidden as="output">{isChanging ? '正在加载' : ''}</VisuallyHidden>
      <Frame aria-busy={isChanging}>
        <i aria-hidden />
        {isPhone ? <Phone {...props} /> : <Desktop {...props} />}
      </Frame>
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

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** A line runs over the old period while the next one loads. */
const Frame = styled.div`
  position: relative;
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    height: 3px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.action.mid};
  }
  &[aria-busy='true'] > i {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    height: 3px;
    overflow: hidden;
    &::after {
      content: '';
      display: block;
      width: 30%;
      height: 100%;
      border-radius: ${theme.radius.pill};
      background: ${theme.color.action.base};
      animation: ${slide} 1200ms ease-in-out infinite;
    }
  }
`;
