import { css } from 'styled-components';
import { media } from './media.ts';

/** What is chosen, where the system's colours replace ours: weight alone would not tell. */
export const forcedChoice = css`
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;
