import { css } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The frame of a product's card and of its skeleton: a column, on a phone the picture beside the name, the facts below both. */
export const productCardFrame = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  ${cardSurface}
  ${media.phone} {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[3]};
    padding: ${theme.space[3]};
  }
`;
