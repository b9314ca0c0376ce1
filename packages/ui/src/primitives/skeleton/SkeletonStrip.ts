import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A row of tabs, 52 px high, of which a small window shows the first. */
export const SkeletonStrip = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 52px;
  overflow: hidden;
`;
