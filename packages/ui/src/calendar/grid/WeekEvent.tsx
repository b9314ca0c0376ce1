import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonLabel, lessonName } from '../lesson/lessonWords.ts';
import { PhaseIcon } from './PhaseIcon.tsx';

/** What an event of the week shows: time, state and as many whole lines of the name as fit; one line under 40 px. */
export function WeekEvent({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <VisuallyHidden>{lessonLabel(lesson)}</VisuallyHidden>
      <Root aria-hidden $isFaceToFace={lesson.activity.isFaceToFace}>
        {lesson.hasTime && <time>{lesson.start.slice(11, 16)}</time>}
        <strong>{lessonName(lesson)}</strong>
        <PhaseIcon phase={lesson.phase} size={14} />
      </Root>
    </>
  );
}

const Root = styled.span<{ $isFaceToFace: boolean }>`
  display: block;
  position: relative;
  height: 100%;
  overflow: hidden;
  padding: ${theme.space[1]} ${theme.space[1]} 0 ${theme.space[2]};
  font: ${theme.type.caption};
  time {
    color: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.ink : theme.color.action.hover)};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  strong {
    display: block;
    max-height: round(down, calc(100% - 18px), 18px);
    overflow: hidden;
    overflow-wrap: anywhere;
    font: ${theme.type.captionStrong};
  }
  svg {
    position: absolute;
    top: ${theme.space[1]};
    right: ${theme.space[1]};
  }
  .fc-timegrid-event-short &,
  .fc-daygrid-event & {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding-block: 0;
    white-space: nowrap;
    strong {
      flex: 1;
      max-height: none;
      text-overflow: ellipsis;
    }
    svg {
      position: static;
    }
  }
`;
