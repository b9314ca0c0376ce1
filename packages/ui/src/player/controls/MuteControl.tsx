import { Volume2, VolumeX } from 'lucide-react';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { ControlButton } from './ControlButton.tsx';

export function MuteControl() {
  const remote = useMediaRemote();
  const isMuted = useMediaState('muted');
  return (
    <ControlButton label={isMuted ? '取消静音' : '静音'} onPress={() => remote.toggleMuted()}>
      {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
    </ControlButton>
  );
}
