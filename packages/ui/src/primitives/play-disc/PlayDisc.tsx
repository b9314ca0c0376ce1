import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface PlayDiscProps extends NativeProps<'span', 'children'> {
  /** 36 px on a small picture, 64 px on a video poster. */
  size?: 'small' | 'large';
}

/** The white play sign on a picture. Decoration: the button is an ancestor. */
export function PlayDisc({ size = 'small', ...rest }: PlayDiscProps) {
  return (
    <Disc aria-hidden {...rest} $size={size}>
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
    /* Optical centring: a triangle looks shifted to the left. */
    transform: translateX(6%);
  }
`;
