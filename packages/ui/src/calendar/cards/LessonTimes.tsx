import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { formatLessonTime } from '../lesson/formatLessonTime.ts';
import type { Lesson } from '../lesson/Lesson.ts';

interface LessonTimesProps {
  lesson: Lesson;
  /** The day under which it is listed; its own when left out. */
  date?: string | undefined;
}

/** Start over end, as a column; the end of another day shows its date. */
export function LessonTimes({ lesson, date }: LessonTimesProps) {
  const { first, second } = timesOn(lesson, date ?? lesson.day);
  return (
    <Root>
      <VisuallyHidden>{formatLessonTime(lesson)}</VisuallyHidden>
      <strong aria-hidden>{first}</strong>
      {second && <span aria-hidden>{second}</span>}
    </Root>
  );
}

/** On a later day of several: 22:00 结束 on the last, 全天 and the last day before it. */
function timesOn({ start, end, hasTime, day }: Lesson, date: string): { first: string; second?: string } {
  if (!hasTime) return { first: '待定' };
  if (end === null) return { first: start.slice(11, 16) };
  const [endDay, endTime] = [end.slice(0, 10), end.slice(11, 16)];
  if (date > day) {
    return endDay === date
      ? { first: endTime, second: '结束' }
      : { first: '全天', second: `至 ${end.slice(5, 10)}` };
  }
  return { first: start.slice(11, 16), second: endDay === day ? endTime : end.slice(5, 10) };
}

const Root = styled.span`
  flex: none;
  display: flex;
  flex-direction: column;
  min-width: 44px;
  font-variant-numeric: tabular-nums;
  strong {
    font: ${theme.type.bodyStrong};
  }
  > span:not(:first-child) {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
