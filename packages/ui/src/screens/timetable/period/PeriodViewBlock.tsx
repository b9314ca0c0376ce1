import {
  daysOf,
  isWithin,
  type Period,
  periodOf,
  type PeriodView,
  weekOf,
  type WeekStart,
} from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { calendarGrids } from '../../../calendar/grid/calendarGrids.ts';
import { CalendarSkeleton } from '../../../calendar/grid/CalendarSkeleton.tsx';
import { Block } from '../../../primitives/block/Block.tsx';
import { useWithCode } from '../../../primitives/lazy-module/useWithCode.ts';
import { usePrinting } from '../../../primitives/printing/usePrinting.ts';
import { RenderNearViewport } from '../../../primitives/render-near-viewport/RenderNearViewport.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { useSchoolSettings } from '../../../theme/SchoolSettings.tsx';
import { theme } from '../../../theme/theme.ts';
import { PrintedWeeks } from '../print/PrintedWeeks.tsx';
import { SideColumns } from '../side/SideColumns.ts';
import { TimetableLegend } from '../side/TimetableLegend.tsx';
import { CalendarPeriod } from './CalendarPeriod.tsx';
import { landingDay } from './landingDay.ts';
import { loadPhoneDay, loadPhoneStrip } from './periodCode.ts';
import { PeriodCatchUp, type PeriodSideProps, PeriodTargets } from './PeriodSide.tsx';

interface PeriodViewBlockProps extends PeriodSideProps {
  /** The requested day; outside the shown period while the next one loads. */
  date: string;
  isPhone: boolean;
  /** Nobody chose the day yet: the period was paged to. */
  isPagedTo: boolean;
  onChoose: (date: string) => void;
  /** Below the lessons. */
  children: ReactNode;
}

/** The week or the month. The period that was shown stays until the next one has loaded. */
export function PeriodViewBlock(props: PeriodViewBlockProps) {
  'use memo';
  const { weekStart } = useSchoolSettings();
  const isPrinting = usePrinting();
  const { view, date, shownDate, isPhone, timetable, now } = props;
  const isChanging = periodOf(view, date, weekStart).from !== periodOf(view, shownDate, weekStart).from;
  return (
    <>
      {isPrinting && timetable.status === 'ready' && (
        <PrintedWeeks period={periodOf(view, shownDate, weekStart)} timetable={timetable.data} now={now}>
          <PeriodTargets {...props} />
        </PrintedWeeks>
      )}
      <VisuallyHidden as="output">{isChanging ? '正在加载' : ''}</VisuallyHidden>
      <Frame aria-busy={isChanging}>
        <i aria-hidden />
        {/* A new view loads its own code. */}
        {isPhone ? <Phone {...props} /> : <Desktop key={view} {...props} />}
      </Frame>
    </>
  );
}

/** The strip of days, then the lessons of the chosen day, then the targets. A failure is shown once, by the strip. */
function Phone(props: PeriodViewBlockProps) {
  'use memo';
  const { weekStart } = useSchoolSettings();
  const { view, shownDate, timetable, now, isPagedTo, activityTo, onChoose } = props;
  const strip = useWithCode(loadPhoneStrip, timetable);
  const day = useWithCode(loadPhoneDay, timetable);
  const period = periodOf(view, shownDate, weekStart);
  const asked = isWithin(period, props.date) ? props.date : shownDate;
  const landing = isPagedTo && timetable.status === 'ready' ? landingDay(timetable.data, period, now) : null;
  const date = landing ?? asked;
  return (
    <>
      <SideColumns.Side>
        <Block
          of={strip}
          skeleton={<Skeleton shape="block" height={stripHeight(view, period, weekStart)} />}
          errorTitle="课表加载失败"
        >
          {({ code: PhoneStrip, data }) => (
            <PhoneStrip
              view={view}
              period={period}
              date={date}
              timetable={data}
              now={now}
              onChoose={onChoose}
            />
          )}
        </Block>
        {timetable.status !== 'failed' && (
          <Block of={day} skeleton={<PhoneDaySkeleton />} errorTitle="课堂加载失败">
            {({ code: PhoneDay, data }) => (
              <PhoneDay date={date} timetable={data} now={now} activityTo={activityTo} />
            )}
          </Block>
        )}
        {/* Not before the lessons, which would push them down. */}
        {day.status !== 'loading' && (
          <RenderNearViewport
            minHeight={BELOW_DAY_HEIGHT}
            placeholder={<VisuallyHidden as="h2">学习目标</VisuallyHidden>}
          >
            <PeriodCatchUp {...props} />
            <PeriodTargets {...props} />
            <TimetableLegend view={view} />
          </RenderNearViewport>
        )}
      </SideColumns.Side>
      {day.status === 'ready' && <div>{props.children}</div>}
    </>
  );
}

function Desktop(props: PeriodViewBlockProps) {
  'use memo';
  const { weekStart } = useSchoolSettings();
  const { view, shownDate, timetable, now, activityTo } = props;
  const block = useWithCode(calendarGrids[view], timetable);
  return (
    <>
      <SideColumns.Root>
        <Block of={block} skeleton={<CalendarSkeleton view={view} />} errorTitle="课表加载失败">
          {({ code: Grid, data }) => (
            <CalendarPeriod
              Grid={Grid}
              from={periodOf(view, shownDate, weekStart).from}
              timetable={data}
              now={now}
              activityTo={activityTo}
            />
          )}
        </Block>
        <SideColumns.Side>
          <PeriodTargets {...props} />
          <PeriodCatchUp {...props} />
          <TimetableLegend view={view} />
        </SideColumns.Side>
      </SideColumns.Root>
      {block.status === 'ready' && <div>{props.children}</div>}
    </>
  );
}

/** Pixels of the targets and of the legend on a phone. */
const BELOW_DAY_HEIGHT = 460;

/** Pixels of a row of PhoneStrip with its gap. */
const ROW_HEIGHTS: Record<PeriodView, number> = { week: 54, month: 46 };

/** Pixels of a PhoneStrip: its padding, the weekdays and a row for each week. */
function stripHeight(view: PeriodView, { from, to }: Period, weekStart: WeekStart): number {
  const weeks = daysOf({ from: weekOf(from, weekStart).from, to: weekOf(to, weekStart).to }).length / 7;
  return 24 + 18 + weeks * ROW_HEIGHTS[view];
}

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** A line runs over the old period while the next one loads. */
const Frame = styled.div`
  position: relative;
  ${media.print} {
    display: none;
  }
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

/** Holds the place of a day's name and three lessons. */
function PhoneDaySkeleton() {
  return (
    <DaySkeleton>
      <Skeleton shape="line" width={140} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" height={88} />
      ))}
    </DaySkeleton>
  );
}

const DaySkeleton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;
