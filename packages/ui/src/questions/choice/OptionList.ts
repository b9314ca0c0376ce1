import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The options of a question: one or two columns, one on a phone. */
export const OptionList = styled.div<{ $isInColumns: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isInColumns }) => ($isInColumns ? '1fr 1fr' : '1fr')};
  gap: ${theme.space[3]};
  clear: both;
  ${media.phone} {
    grid-template-columns: 1fr;
    gap: 10px;
  }
`;
