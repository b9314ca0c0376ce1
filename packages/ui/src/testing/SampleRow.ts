import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Samples of a story side by side; wraps. */
export const SampleRow = styled.div<{ $gap?: keyof typeof theme.space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
`;
