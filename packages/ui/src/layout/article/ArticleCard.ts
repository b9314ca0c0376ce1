import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The card around an article; it fills the whole width on a phone. */
export const ArticleCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
  min-height: 320px;
  padding: ${theme.space[10]} ${theme.space[14]} ${theme.space[14]};
  ${cardSurface}
  ${media.phone} {
    gap: ${theme.space[5]};
    margin-inline: calc(-1 * ${theme.space[4]});
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[10]};
    border-radius: 0;
    box-shadow: none;
  }
  ${media.print} {
    display: block;
    min-height: 0;
    margin: 0;
    padding: 0;
    border-radius: 0;
    outline: 0;
    break-inside: auto;
    > * + * {
      margin-top: ${theme.space[5]};
    }
  }
`;
