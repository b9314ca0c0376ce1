import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface SectionHeadProps {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of a section; opens and closes it. No heading: the head of its chapter may be too far away to be drawn. */
export function SectionHead({ name, isOpen, onToggle }: SectionHeadProps) {
  return (
    <Toggle type="button" aria-expanded={isOpen} onClick={onToggle}>
      <span>
        <PhraseText>{name}</PhraseText>
      </span>
      <ChevronDown size={14} aria-hidden />
    </Toggle>
  );
}

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.size.control.small};
  padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[1]} ${theme.space[5]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  text-align: left;
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    margin-right: 1px;
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
  ${media.phone} {
    min-height: ${theme.size.control.touch};
  }
`;
