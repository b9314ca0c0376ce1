import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

export interface SkeletonProps extends NativeProps<'span', 'children'> {
  /** Pixels, or any CSS length. */
  width?: number | string;
  /** Pixels, or any CSS length. */
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
}

/** One grey shape of a loading block; shapes together have the layout of the content. */
export function Skeleton({ width = '100%', height = 16, shape = 'line', ...rest }: SkeletonProps) {
  return <Shape aria-hidden {...rest} $shape={shape} style={{ width, height, ...rest.style }} />;
}

const radii = { line: theme.radius.tag, block: theme.radius.segment, circle: '50%' };

const breathe = keyframes`50% { opacity: 0.55; }`;

const Shape = styled.span<{ $shape: keyof typeof radii }>`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${theme.color.surface.track};
  animation: ${breathe} 1800ms ease-in-out infinite;
`;
