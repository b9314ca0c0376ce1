import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { Video } from './Video.ts';

/** The dark box of a video: the same before, while and after it plays, so that nothing moves. */
export const VideoStage = styled.div<{ $ratio: Video['ratio'] }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio = '16/9' }) => $ratio};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
`;

/** Fills the stage, over what stands in it. */
export const StageLayer = styled.div`
  position: absolute;
  inset: 0;
`;
