import type { Chapter } from '@cloud-school/domain';
import { ChevronDown } from 'lucide-react';
import { css, styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { clamp } from '../../primitives/text-overflow/clamp.ts';
import { theme } from '../../theme/theme.ts';
import type { ClassroomRowVariant } from './ClassroomRow.tsx';

interface ChapterHeadProps {
  chapter: Chapter;
  done: number;
  total: number;
  isOpen: boolean;
  variant: ClassroomRowVariant;
  onToggle: () => void;
}

/** The name of a chapter with its finished and all classrooms; opens and closes it. */
export function ChapterHead({ chapter, done, total, isOpen, variant, onToggle }: ChapterHeadProps) {
  return (
    <Heading>
      <Toggle type="button" aria-expanded={isOpen} onClick={onToggle} $variant={variant}>
        <Name>
          <PhraseText>{chapter.name}</PhraseText>
        </Name>
        <Count aria-label={`已完成 ${done}，共 ${total}`}>
          {done} / {total}
        </Count>
        <ChevronDown size={16} aria-hidden />
      </Toggle>
    </Heading>
  );
}

const Heading = styled.h3`
  font: inherit;
`;

const Toggle = styled.button<{ $variant: ClassroomRowVariant }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} ${theme.space[5]};
  text-align: left;
  ${({ $variant }) =>
    $variant === 'label' &&
    css`
      border-top: 1px solid ${theme.color.line.hairline};
    `}
  > svg {
    flex: none;
    color: ${theme.color.text.secondary};
    transition: transform ${theme.motion.quick};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  &:hover {
    background: ${theme.color.surface.ground};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  ${clamp(2)}
  overflow-wrap: anywhere;
  font: ${theme.type.itemStrong};
`;

const Count = styled.span`
  flex: none;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;
