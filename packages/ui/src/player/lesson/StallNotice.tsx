import { RotateCw } from 'lucide-react';
import { Button } from '../../primitives/button/Button.tsx';
import { VideoNote } from '../poster/VideoNote.ts';
import { useStall } from './useStall.ts';

interface StallNoticeProps {
  onRetry: () => void;
}

/** Offers a retry over a video that loads for too long. It disappears when the video goes on by itself. */
export function StallNotice({ onRetry }: StallNoticeProps) {
  if (!useStall()) return null;
  return (
    <VideoNote role="alert">
      <p>网络不稳定，视频加载较慢</p>
      <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
        重试
      </Button>
    </VideoNote>
  );
}
