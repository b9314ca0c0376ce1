import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/**
 * A side column in a grid stays in the window while the longer column beside it scrolls. It is at least as high as the
 * window, so that its lower end is what sticks: a column that is higher than the window is read to its end.
 */
export const stickyAside = css`
  position: sticky;
  bottom: ${theme.space[6]};
  align-self: end;
  align-content: start;
  min-height: min(100%, calc(100vh - ${theme.size.header} - 2 * ${theme.space[6]}));
  ${media.narrow} {
    position: static;
    align-self: auto;
    min-height: 0;
  }
  ${media.low} {
    position: static;
    align-self: start;
    min-height: 0;
  }
`;
