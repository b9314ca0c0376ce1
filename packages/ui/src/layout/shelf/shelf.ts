import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** On a phone a row of items that scrolls from edge to edge; `width` leaves a part of the next item in sight. */
export const shelf = (width: string) => css`
  ${media.phone} {
    grid-template-columns: none;
    grid-auto-columns: min(${width}, 84vw);
    grid-auto-flow: column;
    gap: ${theme.space[3]};
    height: auto;
    /* With padding for the shadows, which overflow would cut. */
    margin: calc(-1 * ${theme.space[3]}) calc(-1 * ${theme.space[4]});
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
    scroll-padding: 0 ${theme.space[4]};
    > * {
      min-width: 0;
      scroll-snap-align: start;
    }
  }
  /* Enlarged words need the whole width. */
  ${media.largeText} {
    grid-auto-columns: auto;
    grid-auto-flow: row;
  }
`;
