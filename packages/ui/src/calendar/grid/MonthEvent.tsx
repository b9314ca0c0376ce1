import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonLabel, lessonName } from '../lesson/lessonWords.ts';

/** What an event of the month shows: the name; the time is in the card of the day. */
export function MonthEvent({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <VisuallyHidden>{lessonLabel(lesson)}</VisuallyHidden>
      <Root aria-hidden>
        <span>{lessonName(lesson)}</span>
        {lesson.phase === 'overdue' && <X size={14} strokeWidth={2} />}
      </Root>
    </>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 24px;
  padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
  font: ${theme.type.caption};
  > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${theme.color.danger.ink};
  }
`;
