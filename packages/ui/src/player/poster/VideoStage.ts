import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Video } from './Video.ts';

/** The dark box of a video. It has the same size before and during playback, so that the layout does not shift. */
export const VideoStage = styled.div<{ $ratio: Video['ratio'] }>`
  position: relative;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${({ $ratio = '16/9' }) => $ratio};
  border-radius: ${theme.radius.card};
  isolation: isolate;
  /* One pixel inside the corners: there it would show as a dark hairline around a light picture. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1px;
    border-radius: inherit;
    background: ${theme.color.surface.stage};
  }
  color: ${theme.color.text.onStage};
  :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
`;

/** A layer that covers the stage. */
export const StageLayer = styled.div`
  position: absolute;
  inset: 0;
`;
