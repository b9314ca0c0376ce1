import { ArrowUp } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { startsAbove } from './firstHour.ts';

interface EarlierLessonsProps {
  grid: RefObject<HTMLElement | null>;
  lessons: readonly Lesson[];
  /** Pixels of an hour. */
  hourHeight: number;
}

/** In the empty corner of the heads: how many lessons are above the hours in view; a press shows them. */
export function EarlierLessons({ grid, lessons, hourHeight }: EarlierLessonsProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const hours = hoursOf(grid.current);
    if (!hours) return undefined;
    const read = () => setCount(startsAbove(lessons, (hours.scrollTop / hourHeight) * 60));
    read();
    hours.addEventListener('scroll', read, { passive: true });
    return () => hours.removeEventListener('scroll', read);
  }, [grid, lessons, hourHeight]);
  if (count === 0) return null;
  return (
    <Press type="button" onClick={() => hoursOf(grid.current)?.scrollTo({ top: 0 })}>
      <ArrowUp size={14} aria-hidden />
      <span>更早</span>
      <span>{count} 节</span>
    </Press>
  );
}

/** FullCalendar's box of the hours. */
export const hoursOf = (grid: HTMLElement | null): HTMLElement | null =>
  grid?.querySelector('.fc-timegrid-body')?.closest<HTMLElement>('.fc-scroller') ?? null;

const Press = styled.button`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 63px;
  height: 71px;
  color: ${theme.color.action.base};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
