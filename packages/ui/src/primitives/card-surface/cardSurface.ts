import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** What makes a box a card: its ground, corners and shadow. A card and its skeleton share it. */
export const cardSurface = css`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  ${media.print} {
    break-inside: avoid;
    outline: 1px solid ${theme.color.line.strong};
    outline-offset: -1px;
    box-shadow: none;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
