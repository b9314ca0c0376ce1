import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import type { DayMark } from '../day/dayMark.ts';
import { DayMarkLabel } from '../day/DayMarkLabel.tsx';
import { formatDayName } from '../day/formatDayName.ts';

interface MonthCellProps {
  date: string;
  mark: DayMark;
  isToday: boolean;
  /** All lessons of the day. */
  count: number;
  /** Lessons that the cell has no room for. */
  hidden: number;
  onOpen: (anchor: HTMLElement) => void;
}

/** The head of a day's cell. A day with lessons is a button over the whole cell, below its events. */
export function MonthCell({ date, mark, isToday, count, hidden, onOpen }: MonthCellProps) {
  const content = (
    <>
      <VisuallyHidden>
        {formatDayName(date)}
        {isToday && ' 今天'}{' '}
      </VisuallyHidden>
      <Day aria-hidden $isToday={isToday}>
        {Number(date.slice(8))}
      </Day>
      <DayMarkLabel mark={mark} isToday={isToday} />
      <VisuallyHidden> 共 {count} 节</VisuallyHidden>
      {hidden > 0 && <More aria-hidden>还有 {hidden} 项</More>}
    </>
  );
  if (count === 0) return <Head as="span">{content}</Head>;
  return (
    <Head type="button" aria-haspopup="dialog" onClick={({ currentTarget }) => onOpen(currentTarget)}>
      {content}
    </Head>
  );
}

const Head = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  height: 32px;
  padding: ${theme.space[1]} ${theme.space[2]} 0;
  &:is(button)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:is(button):hover::after {
    box-shadow: inset 0 0 0 1px ${theme.color.action.mid};
  }
  &&:focus-visible,
  &&[aria-expanded='true'] {
    outline: none;
    &::after {
      box-shadow: inset 0 0 0 2px ${theme.color.action.base};
    }
  }
`;

const Day = styled.span<{ $isToday: boolean }>`
  display: grid;
  align-items: center;
  justify-items: ${({ $isToday }) => ($isToday ? 'center' : 'start')};
  min-width: 28px;
  height: 28px;
  margin-left: ${({ $isToday }) => ($isToday ? `calc(-1 * ${theme.space[1]})` : '0')};
  border-radius: 50%;
  background: ${({ $isToday }) => ($isToday ? theme.color.action.base : 'transparent')};
  color: ${({ $isToday }) => ($isToday ? theme.color.text.onAction : 'inherit')};
  font: ${theme.type.labelStrong};
  font-variant-numeric: tabular-nums;
`;

const More = styled.span`
  position: absolute;
  bottom: 6px;
  left: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
