import { formatDayName, formatWeekday } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { DayMark } from '../day/dayMark.ts';
import { DayMarkLabel } from '../day/DayMarkLabel.tsx';

interface WeekHeadProps {
  date: string;
  mark: DayMark;
  isToday: boolean;
  /** Lessons that the column has no room for. */
  hidden: number;
  /** Opens the list of the whole day beside the button. */
  onMore: (anchor: HTMLElement) => void;
}

/** The head of a day's column: weekday, date and state. */
export function WeekHead({ date, mark, isToday, hidden, onMore }: WeekHeadProps) {
  return (
    <Root $isToday={isToday}>
      <Line>
        <Weekday $isToday={isToday}>{isToday ? formatToday(date, hidden) : formatWeekday(date)}</Weekday>
        {hidden > 0 && (
          <More
            type="button"
            aria-haspopup="dialog"
            aria-label={`${formatDayName(date)}：还有 ${hidden} 项`}
            onClick={({ currentTarget }) => onMore(currentTarget)}
          >
            还有 {hidden} 项
          </More>
        )}
      </Line>
      <Line>
        <Day>{Number(date.slice(8))}</Day>
        <Mark mark={mark} />
      </Line>
    </Root>
  );
}

/** 周六 · 今天; beside the button there is room for one of them. */
const formatToday = (date: string, hidden: number) => (hidden > 0 ? '今天' : `${formatWeekday(date)} · 今天`);

const Root = styled.span<{ $isToday: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: 71px;
  padding: 0 ${theme.space[2]} 0 ${theme.space[3]};
  color: ${({ $isToday }) => ($isToday ? theme.color.action.base : theme.color.text.primary)};
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
`;

const Weekday = styled.span<{ $isToday: boolean }>`
  color: ${({ $isToday }) => ($isToday ? 'inherit' : theme.color.text.secondary)};
  font: ${theme.type.body};
  white-space: nowrap;
`;

const Day = styled.span`
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
`;

/** A column of a tablet has room for the word alone. */
const Mark = styled(DayMarkLabel)`
  ${media.tablet} {
    svg {
      display: none;
    }
  }
`;

const More = styled.button`
  position: relative;
  border-radius: ${theme.radius.tag};
  color: ${theme.color.action.base};
  font: ${theme.type.caption};
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -11px calc(-1 * ${theme.space[1]});
  }
  &:hover {
    text-decoration: underline;
  }
`;
