import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Samples of a story, one below the other. */
export const SampleStack = styled.div<{ $gap?: keyof typeof theme.space }>`
  display: grid;
  gap: ${({ $gap = 4 }) => theme.space[$gap]};
`;
