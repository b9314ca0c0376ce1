import {
  addDays,
  addMonths,
  daysOf,
  formatMonthDay,
  formatMonthName,
  weekdaysFrom,
  monthOf,
  weekOf,
} from '@cloud-school/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { PickerFoot, PickerHead } from './PickerParts.tsx';

export interface WeekChoicesProps extends NativeProps<'div', 'children'> {
  /** A day of the current week. */
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

/** The weeks of a month, each as one choice (TIME-02). */
export function WeekChoices({ date, today, onChoose, ...rest }: WeekChoicesProps) {
  const { weekStart } = useSchoolSettings();
  const [month, setMonth] = useState(() => monthOf(date).from);
  const current = weekOf(date, weekStart).from;
  const firstWeek = weekOf(month, weekStart).from;
  const lastWeek = weekOf(monthOf(month).to, weekStart).from;
  const weeks = daysOf({ from: firstWeek, to: lastWeek }).filter((_, index) => index % 7 === 0);

  return (
    <Root {...rest}>
      <PickerHead>
        <IconButton
          variant="ghost"
          label="上个月"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <strong aria-live="polite">{formatMonthName(month)}</strong>
        <IconButton
          variant="ghost"
          label="下个月"
          icon={<ChevronRight size={20} aria-hidden />}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </PickerHead>
      <Days aria-hidden>
        {weekdaysFrom(weekStart).map((weekday) => (
          <span key={weekday}>{weekday.slice(1)}</span>
        ))}
      </Days>
      {weeks.map((from) => {
        const to = addDays(from, 6);
        return (
          <Week
            key={from}
            type="button"
            aria-current={from === current || undefined}
            onClick={() => onChoose(from)}
          >
            <VisuallyHidden>
              {formatMonthDay(from)} 至 {formatMonthDay(to)}
            </VisuallyHidden>
            {daysOf({ from, to }).map((day) => (
              <Day
                key={day}
                aria-hidden
                $isToday={day === today}
                $isOther={!day.startsWith(month.slice(0, 7))}
              >
                {Number(day.slice(8))}
              </Day>
            ))}
          </Week>
        );
      })}
      <PickerFoot onReset={() => onChoose(today)} resetLabel="回到本周" />
    </Root>
  );
}

const Root = styled.div`
  width: 304px;
  max-width: 100%;
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  margin-block: ${theme.space[1]};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  text-align: center;
`;

const Week = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  align-items: center;
  width: 100%;
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:hover {
    background: ${theme.color.action.tint};
  }
  &[aria-current] {
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
  }
`;

const Day = styled.span<{ $isToday: boolean; $isOther: boolean }>`
  color: ${({ $isToday, $isOther }) => {
    if ($isToday) return theme.color.action.base;
    return $isOther ? theme.color.text.tertiary : 'inherit';
  }};
  font: ${({ $isToday }) => ($isToday ? theme.type.bodyStrong : 'inherit')};
  [aria-current] > & {
    color: inherit;
  }
`;
