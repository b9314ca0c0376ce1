import type { Video } from './Video.ts';
import { VideoNote } from './VideoNote.ts';
import { VideoPoster } from './VideoPoster.tsx';
import { VideoStage } from './VideoStage.ts';

/** Replaces a video without an address; without a retry button, since a retry would not help. */
export function VideoMissing(video: Omit<Video, 'src'>) {
  return (
    <VideoStage $ratio={video.ratio}>
      <VideoPoster {...video} />
      <VideoNote>视频暂时无法播放</VideoNote>
    </VideoStage>
  );
}
