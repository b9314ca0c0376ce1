import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** A card of the right column. */
export const SideCard = styled.section`
  padding: ${theme.space[6]};
  ${cardSurface}
`;

/** What the card is about, with its state at the end. */
export const SideHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  h2 {
    font: ${theme.type.title};
  }
  ${media.phone} {
    h2 {
      font: ${theme.type.labelStrong};
    }
  }
`;

/** The training below it; the line keeps its height while the class loads. */
export const Training = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[3]};
  margin-top: ${theme.space[1]};
  min-height: 18px;
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    margin-top: ${theme.space[2]};
  }
`;

export const SideTitle = styled.h2`
  font: ${theme.type.bodyStrong};
`;
