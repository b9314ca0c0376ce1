import { FAILURE_WORDS } from '@cloud-school/domain';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { useIsOnline } from '../../primitives/online/useIsOnline.ts';
import { theme } from '../../theme/theme.ts';
import { VideoNote } from './VideoNote.ts';

interface PlaybackFailureProps {
  medium: 'audio' | 'video';
  onRetry: () => void;
}

/** A sound or a video cannot be played: in place of the sound's controls, or over the video's poster. */
export function PlaybackFailure({ medium, onRetry }: PlaybackFailureProps) {
  const { Frame, message } = MEDIA[medium];
  const isOnline = useIsOnline();
  return (
    <Frame role="alert">
      <p>{isOnline ? message : FAILURE_WORDS.network}</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </Frame>
  );
}

const AudioNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-height: 176px;
  font: ${theme.type.labelStrong};
`;

const MEDIA = {
  audio: { Frame: AudioNote, message: '音频暂时无法播放' },
  video: { Frame: VideoNote, message: '视频暂时无法播放' },
};
