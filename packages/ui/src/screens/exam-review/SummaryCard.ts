import { styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The card above the answer card; above the question where there is one column. */
export const SummaryCard = styled.section`
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.tablet} {
    margin-bottom: ${theme.space[4]};
  }
  ${media.phone} {
    margin: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
  small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
  }
`;

/** A large number with its unit: 82 / 100 */
export const Figure = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.label};
  b {
    color: ${theme.color.text.primary};
    font: ${theme.type.display};
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    b {
      font: ${theme.type.clock};
    }
  }
`;

/** Words in the place of the number. */
export const NoFigure = styled.p`
  margin: ${theme.space[3]} 0 ${theme.space[4]};
  font: ${theme.type.cardTitle};
`;
