import { styled } from 'styled-components';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { theme } from '../../../theme/theme.ts';

/** A card of the right column. */
export const SideCard = styled.section`
  padding: ${theme.space[6]};
  ${cardSurface}
`;

export const SideTitle = styled.h2`
  font: ${theme.type.bodyStrong};
`;
