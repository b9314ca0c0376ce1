import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A dark area in the place of a player, for stories of what is around it. */
export const SamplePlayer = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
`;
