import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A column of text lines that takes the free width of its row. */
export const SkeletonLines = styled.div<{ $gap: 1 | 2 | 3 }>`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${({ $gap }) => theme.space[$gap]};
  min-width: 0;
`;
