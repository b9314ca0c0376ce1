import {
  daysOf,
  formatDayName,
  weekdaysFrom,
  type Period,
  type PeriodView,
  weekOf,
} from '@cloud-school/domain';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { useSchoolSettings } from '../../theme/SchoolSettings.tsx';
import { theme } from '../../theme/theme.ts';
import { dayMark, dayMarkWords } from '../day/dayMark.ts';
import { looks } from '../day/DayMarkLabel.tsx';
import { lessonDayOf } from '../lesson/lessonDayOf.ts';
import type { LessonDay } from '../lesson/toLessonDays.ts';

export interface DayStripProps extends NativeProps<'div', 'children'> {
  view: PeriodView;
  /** A whole week or month. */
  period: Period;
  days: readonly LessonDay[];
  /** The day whose lessons are listed below. */
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

/** The days of a period on a phone: a row for each week, an icon for each day's state. */
export function DayStrip({ view, period, days, date, today, onChoose, ...rest }: DayStripProps) {
  const { weekStart } = useSchoolSettings();
  const shown = { from: weekOf(period.from, weekStart).from, to: weekOf(period.to, weekStart).to };
  return (
    <Root as="fieldset" aria-label="日期" {...rest}>
      {weekdaysFrom(weekStart).map((weekday) => (
        <Weekday key={weekday} aria-hidden>
          {weekday.slice(1)}
        </Weekday>
      ))}
      {daysOf(shown).map((day) => {
        if (day < period.from || day > period.to) return <span key={day} />;
        const mark = dayMark(lessonDayOf(days, day), today);
        const { Icon, ink: ownInk } = looks[mark.kind];
        const { size, strokeWidth } = SIGNS[view];
        const ink = day === date ? 'currentColor' : ownInk;
        const words = [formatDayName(day), day === today && '今天', dayMarkWords(mark, day === today)];
        return (
          <Day
            key={day}
            type="button"
            aria-pressed={day === date}
            $isToday={day === today}
            $view={view}
            onClick={() => onChoose(day)}
          >
            <VisuallyHidden>{words.filter(Boolean).join(' ')}</VisuallyHidden>
            <span aria-hidden>{Number(day.slice(8))}</span>
            {Icon !== null && <Icon size={size} strokeWidth={strokeWidth} color={ink} aria-hidden />}
          </Day>
        );
      })}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
`;

const Weekday = styled.span`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  text-align: center;
`;

/** A week has one row of days, a month five or six. */
const SIGNS: Record<PeriodView, { size: number; strokeWidth: number }> = {
  week: { size: 14, strokeWidth: 2 },
  month: { size: 12, strokeWidth: 3 },
};

const DAY_LOOKS: Record<PeriodView, { height: string; type: string }> = {
  week: { height: '3.25rem', type: theme.type.title },
  month: { height: theme.size.control.touch, type: theme.type.labelStrong },
};

const Day = styled.button<{ $isToday: boolean; $view: PeriodView }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  min-height: ${({ $view }) => DAY_LOOKS[$view].height};
  padding-block: ${theme.space[1]};
  border-radius: ${theme.radius.segment};
  color: ${({ $isToday }) => ($isToday ? theme.color.action.base : theme.color.text.primary)};
  font: ${({ $view }) => DAY_LOOKS[$view].type};
  font-variant-numeric: tabular-nums;
  ${media.largeText} {
    font: ${theme.type.labelStrong};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
  }
`;
