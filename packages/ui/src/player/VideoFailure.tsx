import { RotateCw } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { VideoNote } from './VideoNote.ts';

interface VideoFailureProps {
  onRetry: () => void;
}

/** Over the poster: the video cannot be played, with a way to try again. */
export function VideoFailure({ onRetry }: VideoFailureProps) {
  return (
    <VideoNote role="alert">
      <p>视频暂时无法播放</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </VideoNote>
  );
}
