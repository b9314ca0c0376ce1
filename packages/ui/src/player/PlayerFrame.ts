import { styled } from 'styled-components';
import { MediaPlayer } from './media/playerLibrary.ts';

/** The player element; it fills the stage, and the screen in full screen, together with our controls. */
export const PlayerFrame = styled(MediaPlayer)`
  position: absolute;
  inset: 0;
  [data-media-provider],
  video {
    display: block;
    width: 100%;
    height: 100%;
  }
  video {
    object-fit: contain;
  }
`;
