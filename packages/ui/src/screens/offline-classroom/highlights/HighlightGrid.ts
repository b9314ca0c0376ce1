import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** Four key points beside each other, two on a phone, one where its text is enlarged. */
export const HighlightGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[3]};
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
