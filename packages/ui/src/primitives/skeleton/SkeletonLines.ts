import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Lines of a text below each other, beside what stands before and after it in a row. */
export const SkeletonLines = styled.div<{ $gap: 1 | 2 | 3 }>`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
