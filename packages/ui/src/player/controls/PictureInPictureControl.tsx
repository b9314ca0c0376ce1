import { useMediaRemote, useMediaState } from '@vidstack/react';
import { PictureInPicture2 } from 'lucide-react';
import { ControlButton } from './ControlButton.tsx';

export function PictureInPictureControl() {
  const remote = useMediaRemote();
  const isApart = useMediaState('pictureInPicture');
  const isOffered = useMediaState('canPictureInPicture');
  if (!isOffered) return null;
  return (
    <ControlButton label={isApart ? '退出画中画' : '画中画'} onPress={() => remote.togglePictureInPicture()}>
      <PictureInPicture2 size={20} aria-hidden />
    </ControlButton>
  );
}
