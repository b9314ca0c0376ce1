import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import type { Lesson } from '../lesson/Lesson.ts';
import { lessonLabel, lessonName } from '../lesson/lessonWords.ts';

interface MonthEventProps {
  lesson: Lesson;
  onOpen: (lesson: Lesson, anchor: HTMLElement) => void;
}

/** A lesson in a cell of the month: its name, and a sign where it was missed; the day says when it is done. */
export function MonthEvent({ lesson, onOpen }: MonthEventProps) {
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      $isFaceToFace={lesson.activity.isFaceToFace}
      onClick={({ currentTarget }) => onOpen(lesson, currentTarget)}
    >
      <Name aria-hidden>{lessonName(lesson)}</Name>
      {lesson.phase === 'overdue' && <X size={14} strokeWidth={2} aria-hidden />}
      {/* Hidden text and not a label, which would have to repeat the words on the event in their order. */}
      <VisuallyHidden>{lessonLabel(lesson)}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.button<{ $isFaceToFace: boolean }>`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  height: 24px;
  margin-inline: ${theme.space[2]};
  padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
  border-left: 3px solid
    ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.base)};
  border-radius: ${theme.radius.control};
  background: ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.tint : theme.color.action.tint)};
  font: ${theme.type.caption};
  text-align: left;
  transition: box-shadow ${theme.motion.quick};
  &:hover {
    box-shadow: inset 0 0 0 1px
      ${({ $isFaceToFace }) => ($isFaceToFace ? theme.color.accent.fill : theme.color.action.mid)};
  }
  &[aria-expanded='true'] {
    box-shadow: 0 0 0 2px ${theme.color.action.base};
  }
  > svg {
    flex: none;
    color: ${theme.color.danger.ink};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
