import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/**
 * The box of the class header and of its skeleton, with the same minimum height, so that loading does not shift the page: one
 * band of name, figures and ring; the figures go under the name below 1248 px, and on phones the ring is a figure.
 */
export const HeroPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  min-height: 128px;
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.hero};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    min-height: 188px;
    padding: ${theme.space[4]} ${theme.space[6]};
    > dl {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
    min-height: 200px;
    padding: ${theme.space[4]};
    border-radius: ${theme.radius.dialog};
  }
  ${media.print} {
    min-height: 0;
    padding: 0 0 ${theme.space[4]};
    border-radius: 0;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
