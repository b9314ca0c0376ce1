import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { formatLessonTime } from '../lesson/formatLessonTime.ts';
import type { Lesson } from '../lesson/Lesson.ts';

/** Start over end, as a column; the end of another day shows its date. */
export function LessonTimes({ lesson }: { lesson: Lesson }) {
  const { start, end, hasTime, day } = lesson;
  const lastMoment = end !== null && (end.startsWith(day) ? end.slice(11, 16) : end.slice(5, 10));
  return (
    <Root>
      <VisuallyHidden>{formatLessonTime(lesson)}</VisuallyHidden>
      <strong aria-hidden>{hasTime ? start.slice(11, 16) : '待定'}</strong>
      {hasTime && lastMoment && <span aria-hidden>{lastMoment}</span>}
    </Root>
  );
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
