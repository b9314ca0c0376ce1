import { css } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The frame of a class's card and of its skeleton. */
export const classCardFrame = css`
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

export const classCardTop = css`
  display: flex;
  gap: ${theme.space[5]};
  ${media.phone} {
    gap: ${theme.space[3]};
  }
`;

export const classCardCover = css`
  flex: none;
  width: 128px;
  height: 96px;
  ${media.phone} {
    width: 96px;
    height: 72px;
  }
`;
