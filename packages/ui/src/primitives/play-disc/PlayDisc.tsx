import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface PlayDiscProps {
  /** 36 on a small picture, 64 on one that is the stage. */
  size?: 'small' | 'large';
}

/** The white disc that says a picture can be played; a drawing, the button is around it. */
export function PlayDisc({ size = 'small' }: PlayDiscProps) {
  return (
    <Disc $size={size} aria-hidden>
      <Play size={size === 'small' ? 16 : 28} fill="currentColor" />
    </Disc>
  );
}

const Disc = styled.span<{ $size: 'small' | 'large' }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => ($size === 'small' ? '36px' : '64px')};
  height: ${({ $size }) => ($size === 'small' ? '36px' : '64px')};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.card};
  color: ${theme.color.action.base};
  box-shadow: ${theme.shadow.rest};
  svg {
    /* The eye puts the middle of a triangle to its left. */
    transform: translateX(6%);
  }
`;
