import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The card around the rows of the list, divided by hairlines. */
export const NewsCard = styled.div`
  padding: ${theme.space[1]} ${theme.space[8]};
  ${cardSurface}
  > * {
    padding: ${theme.space[6]} 0;
  }
  > * + * {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    padding: 0 ${theme.space[4]};
    > * {
      padding: ${theme.space[4]} 0;
    }
  }
`;
