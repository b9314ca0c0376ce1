import { Maximize, Minimize } from 'lucide-react';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { ControlButton, ControlPlace } from './ControlButton.tsx';

/** Shows the player with our controls on the whole screen; on an iPhone, which allows only a video, the video. */
export function FullScreenControl() {
  const remote = useMediaRemote();
  const isFull = useMediaState('fullscreen');
  const canBeFull = useMediaState('canFullscreen');
  const isKnown = useMediaState('canPlay');
  // Its place is reserved until the library knows, so that the controls before it do not move.
  if (!canBeFull) return isKnown ? null : <ControlPlace />;
  return (
    <ControlButton label={isFull ? '退出全屏' : '全屏'} onPress={() => remote.toggleFullscreen()}>
      {isFull ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
    </ControlButton>
  );
}
