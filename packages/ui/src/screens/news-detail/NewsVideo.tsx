import type { NewsDetail } from '@cloud-school/domain';
import { LazyVideo } from '../../player/poster/LazyVideo.tsx';
import { VideoMissing } from '../../player/poster/VideoMissing.tsx';

/** The video of a news item, or a note when its address is unknown. */
export function NewsVideo({ title, videoUrl, coverUrl }: NewsDetail) {
  if (videoUrl === null) return <VideoMissing title={title} posterUrl={coverUrl} />;
  return <LazyVideo src={videoUrl} title={title} posterUrl={coverUrl} />;
}
