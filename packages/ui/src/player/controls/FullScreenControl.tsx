import { Maximize, Minimize } from 'lucide-react';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { ControlButton } from './ControlButton.tsx';

/** Shows the player with our controls on the whole screen; on an iPhone, which allows only a video, the video. */
export function FullScreenControl() {
  const remote = useMediaRemote();
  const isFull = useMediaState('fullscreen');
  const canBeFull = useMediaState('canFullscreen');
  if (!canBeFull) return null;
  return (
    <ControlButton label={isFull ? '退出全屏' : '全屏'} onPress={() => remote.toggleFullscreen()}>
      {isFull ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
    </ControlButton>
  );
}
