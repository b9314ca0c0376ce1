import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { StageLayer } from './VideoStage.ts';

/** A message over a poster. */
export const VideoNote = styled(StageLayer)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.labelStrong};
  text-align: center;
`;
