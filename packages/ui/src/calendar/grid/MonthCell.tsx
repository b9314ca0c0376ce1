import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import type { DayMark } from '../day/dayMark.ts';
import { DayMarkLabel } from '../day/DayMarkLabel.tsx';
import { formatDayName } from '../day/formatDayName.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import type { CalendarGridProps } from './CalendarGridProps.ts';
import { MonthEvent } from './MonthEvent.tsx';

interface MonthCellProps extends Pick<CalendarGridProps, 'onLesson' | 'onDay'> {
  date: string;
  mark: DayMark;
  isToday: boolean;
  /** All lessons of the day. */
  lessons: readonly Lesson[];
}

/** Lessons that a cell has room for. */
const MAX_LESSONS = 2;

/** A day of the month: its state, its first lessons. With lessons it is a button over the whole cell, below them. */
export function MonthCell({ date, mark, isToday, lessons, onLesson, onDay }: MonthCellProps) {
  const hidden = lessons.length - MAX_LESSONS;
  const head = (
    <>
      <VisuallyHidden>
        {formatDayName(date)}
        {isToday && ' 今天'}{' '}
      </VisuallyHidden>
      <Day aria-hidden $isToday={isToday}>
        {Number(date.slice(8))}
      </Day>
      <DayMarkLabel mark={mark} isToday={isToday} />
      <VisuallyHidden> 共 {lessons.length} 节</VisuallyHidden>
    </>
  );
  return (
    <Root $isOverdue={mark.kind === 'overdue'}>
      {lessons.length === 0 ? (
        <Head as="span">{head}</Head>
      ) : (
        <Head
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onDay(date, currentTarget)}
        >
          {head}
        </Head>
      )}
      {lessons.slice(0, MAX_LESSONS).map((lesson) => (
        <MonthEvent key={lesson.key} lesson={lesson} onOpen={onLesson} />
      ))}
      {hidden > 0 && <More aria-hidden>还有 {hidden} 项</More>}
    </Root>
  );
}

const Root = styled.div<{ $isOverdue: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  background: ${({ $isOverdue }) =>
    $isOverdue
      ? `color-mix(in srgb, ${theme.color.danger.tint} 40%, ${theme.color.surface.card})`
      : 'transparent'};
`;

const Head = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 28px;
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
  background: ${({ $isToday }) => ($isToday ? theme.color.action.fill : 'transparent')};
  color: ${({ $isToday }) => ($isToday ? theme.color.text.onAction : 'inherit')};
  font: ${theme.type.labelStrong};
  font-variant-numeric: tabular-nums;
`;

const More = styled.span`
  padding-left: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
