import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { SCREEN_COLUMN } from './inRows.ts';
import { MediaPlayer } from './media/playerLibrary.ts';

/** The player element; it fills the stage, and the screen in full screen, together with our controls. */
export const PlayerFrame = styled(MediaPlayer)`
  position: absolute;
  inset: 0;
  [data-media-provider] {
    display: block;
    height: var(--picture, 100%);
  }
  video {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* The window is the stage now. */
  &[data-fullscreen] {
    ${media.wideStage} {
      --caption-row: 0rem;
      --control-row: 0rem;
      --notices-foot: 92px;
    }
    --picture: calc(100dvh - var(--caption-row, 0rem) - var(--control-row, 0rem));
    ${media.low} {
      --caption-row: 2.75rem;
      --control-row: 0rem;
      [data-media-provider] {
        width: calc(100vw - ${SCREEN_COLUMN});
      }
    }
  }
  video {
    object-fit: contain;
  }
`;
