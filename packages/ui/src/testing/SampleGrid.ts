import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Samples of a story in as many equal columns as fit; `$minWidth` in px. */
export const SampleGrid = styled.div<{ $minWidth: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}px), 1fr));
  gap: ${theme.space[6]};
`;
