import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface LessonMovesProps {
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons to the lesson before and to the next one, in the dark bar of a lesson. */
export function LessonMoves({ onPrevious, onNext }: LessonMovesProps) {
  return (
    <Moves>
      <Move type="button" onClick={onPrevious}>
        <ChevronLeft size={18} aria-hidden />
        <span>上一个</span>
      </Move>
      <Next type="button" onClick={onNext}>
        <span>下一个</span>
        <ChevronRight size={18} aria-hidden />
      </Next>
    </Moves>
  );
}

const Moves = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[3]};
  ${media.lessonPhone} {
    grid-column: 3;
    grid-row: 1 / -1;
    gap: 0;
    margin-left: auto;
  }
`;

const Move = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  height: ${theme.size.control.compact};
  padding: 0 ${theme.space[4]} 0 ${theme.space[3]};
  border: 1px solid ${theme.color.line.onStage};
  border-radius: ${theme.radius.control};
  font: ${theme.type.bodyStrong};
  white-space: nowrap;
  &:hover {
    background: ${theme.color.surface.stageFill};
  }
  > svg {
    flex: none;
  }
  ${media.lessonCompact} {
    width: 44px;
    height: 44px;
    padding: 0;
    span {
      ${visuallyHidden}
    }
  }
  ${media.lessonPhone} {
    border-color: transparent;
  }
`;

const Next = styled(Move)`
  padding: 0 ${theme.space[3]} 0 ${theme.space[4]};
  border-color: transparent;
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  ${media.lessonCompact} {
    padding: 0;
  }
  ${media.lessonPhone} {
    background: transparent;
    color: inherit;
    &:hover {
      background: ${theme.color.surface.stageFill};
    }
  }
`;
