import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  align-items: start;
  gap: ${theme.space[6]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The width of a paper is no whole number of pixels: a line at its edge would be cut. */
  ${media.print} {
    padding-right: 1px;
  }
`;

/** The right column, which becomes a row of cards below the calendar. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    align-items: start;
    /* The tallest card; the others go beside it. */
    > :first-child {
      grid-row: span 2;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    > :first-child {
      grid-row: auto;
    }
  }
`;

/** The calendar or list, and its right column of 288 px. */
export const SideColumns = { Root, Side };
