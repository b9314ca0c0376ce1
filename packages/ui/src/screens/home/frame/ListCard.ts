import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The card of a list of links, with the same height in every state. */
export const ListCard = styled.div`
  display: grid;
  min-height: 328px;
  padding: ${theme.space[2]} ${theme.space[6]};
  ${cardSurface}
  > * {
    min-width: 0;
  }
  ${media.phone} {
    min-height: 0;
    padding: ${theme.space[1]} ${theme.space[4]};
  }
`;
