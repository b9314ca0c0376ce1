import { RotateCw } from 'lucide-react';
import { Button } from '../../primitives/button/Button.tsx';
import { VideoNote } from './VideoNote.ts';

interface VideoFailureProps {
  onRetry: () => void;
}

/** The message over the poster of a video that cannot be played, with a retry button. */
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
