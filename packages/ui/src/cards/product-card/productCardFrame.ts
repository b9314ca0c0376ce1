import { css } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The frame of a product's card and of its skeleton: a column, on a phone a row with the steps below it. */
export const productCardFrame = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${cardSurface}
  ${media.phone} {
    flex-flow: row wrap;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
  }
`;
