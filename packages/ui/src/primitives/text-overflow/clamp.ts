import { css } from 'styled-components';
import { media } from '../../theme/media.ts';

/** Cuts text after a number of lines with an ellipsis, but not enlarged text. Browsers support only the prefixed properties. */
export const clamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  ${media.largeText} {
    display: block;
    overflow: visible;
    -webkit-line-clamp: none;
  }
`;
