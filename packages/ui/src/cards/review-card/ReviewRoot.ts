import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The card of a review and of its placeholder; as high as the card beside it. */
export const ReviewRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  height: 100%;
  padding: 28px ${theme.space[8]} ${theme.space[5]};
  ${cardSurface}
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[3]};
  }
`;
