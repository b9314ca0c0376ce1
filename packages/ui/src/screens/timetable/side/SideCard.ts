import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** A card of the right column. */
export const SideCard = styled.section`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

export const SideTitle = styled.h2`
  font: ${theme.type.bodyStrong};
`;
