import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** The box of the five figures and of their skeleton: five cells in a row, on a phone three over two. */
export const StatisticsPanel = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  min-height: 104px;
  padding: ${theme.space[5]} 0;
  ${cardSurface}
  > div {
    display: grid;
    align-content: center;
    gap: ${theme.space[1]};
    padding: 0 ${theme.space[8]};
  }
  > div + div {
    border-left: 1px solid ${theme.color.line.hairline};
  }
  ${media.tablet} {
    > div {
      padding: 0 ${theme.space[4]};
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    row-gap: ${theme.space[4]};
    min-height: 152px;
    padding: ${theme.space[4]} 0;
    > div {
      grid-column: span 2;
      justify-items: center;
      padding: 0 ${theme.space[1]};
      text-align: center;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
    > :nth-child(4) {
      border-left: 0;
    }
  }
  ${media.print} {
    > div {
      padding: 0 ${theme.space[3]};
    }
  }
  ${media.largeText} {
    > div,
    > :nth-child(n) {
      grid-column: 1 / -1;
      border-left: 0;
    }
  }
`;
