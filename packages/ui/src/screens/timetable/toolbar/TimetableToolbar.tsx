import { formatMonthName, movePeriod, type Period, type PeriodView, periodOf } from '@cloud-school/domain';
import { CalendarDays, CalendarRange, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LazyPopover } from '../../../layout/lazy-popover/LazyPopover.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { IconButton } from '../../../primitives/icon-button/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { useSchoolSettings } from '../../../theme/SchoolSettings.tsx';
import { theme } from '../../../theme/theme.ts';
import type { PeriodChoicesProps } from './PeriodChoices.tsx';

const STEP_WORDS: Record<PeriodView, { previous: string; next: string; choose: string }> = {
  week: { previous: '上一周', next: '下一周', choose: '选择日期范围' },
  month: { previous: '上个月', next: '下个月', choose: '选择月份' },
};

/** 今天, previous and next, and the picker of weeks or months (TIME-02, TIME-03). */
export function TimetableToolbar({ view, date, today, training, onMove }: PeriodChoicesProps) {
  const { weekStart } = useSchoolSettings();
  const words = STEP_WORDS[view];

  return (
    <Root>
      <Button variant="secondary" onClick={() => onMove(today)}>
        今天
      </Button>
      <Steps>
        <IconButton
          label={words.previous}
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => onMove(movePeriod(view, date, -1))}
        />
        <IconButton
          label={words.next}
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => onMove(movePeriod(view, date, 1))}
        />
      </Steps>
      <LazyPopover
        label={words.choose}
        align="end"
        loadContent={loadChoices}
        trigger={
          <Picker type="button">
            <VisuallyHidden>{words.choose}：</VisuallyHidden>
            {PERIOD_NAMES[view](periodOf(view, date, weekStart))}
          </Picker>
        }
      >
        {(PeriodChoices) => (
          <PeriodChoices view={view} date={date} today={today} training={training} onMove={onMove} />
        )}
      </LazyPopover>
    </Root>
  );
}

const loadChoices = () => import('./PeriodChoices.tsx').then(({ PeriodChoices }) => PeriodChoices);

/** 2026-11-15, without the year on a phone. */
function DayOfYear({ day }: { day: string }) {
  return (
    <span>
      <Year>{day.slice(0, 5)}</Year>
      <span>{day.slice(5)}</span>
    </span>
  );
}

/** The shown period on the button that opens the picker. */
const PERIOD_NAMES: Record<PeriodView, (period: Period) => ReactNode> = {
  week: ({ from, to }) => (
    <>
      <CalendarRange size={16} aria-hidden />
      <DayOfYear day={from} />
      <span>至</span>
      <DayOfYear day={to} />
    </>
  ),
  month: ({ from }) => (
    <>
      <CalendarDays size={16} aria-hidden />
      <span>{formatMonthName(from)}</span>
      <ChevronDown size={16} aria-hidden />
    </>
  ),
};

const Year = styled.span`
  ${media.phone} {
    display: none;
  }
`;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  ${media.phone} {
    flex-wrap: nowrap;
    gap: ${theme.space[1]};
    min-width: 0;
    > button:first-child {
      padding-inline: ${theme.space[2]};
    }
  }
`;

const Steps = styled.div`
  display: flex;
  > :first-child {
    margin-right: -1px;
    border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
    /* What the next one covers of the target is added on the other side. */
    &::after {
      left: -3px;
    }
  }
  > :last-child {
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  }
  > :focus-visible,
  > :hover {
    z-index: 1;
  }
`;

const Picker = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  padding: 0 ${theme.space[4]};
  border: 1px solid ${theme.color.line.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover {
    border-color: ${theme.color.line.control};
    background: ${theme.color.surface.fill};
  }
  ${media.phone} {
    flex: 1;
    justify-content: center;
    gap: ${theme.space[1]};
    padding: 0 ${theme.space[1]};
    > span:first-child + svg {
      display: none;
    }
  }
`;
