import type { PlayerKind, VideoQuality, VideoSource } from '@cloud-school/domain';
import { AudioPlayer } from '../audio/AudioPlayer.tsx';
import { LessonPlayer } from '../lesson/LessonPlayer.tsx';

const QUALITIES: VideoQuality[] = ['360P', '480P', '720P', '1080P'];

/** The sample lesson as files, from the sandbox. */
export const SAMPLE_SOURCES: VideoSource[] = QUALITIES.map((quality) => ({
  quality,
  url: `/media/lessons/turning/${quality.toLowerCase()}.mp4`,
}));

/** The real players with the sample lesson, for the stories of whole screens. */
export const renderSamplePlayer = (kind: PlayerKind) =>
  kind === 'video' ? (
    <LessonPlayer
      title="30° 侧卧与五处受压点检查"
      sources={SAMPLE_SOURCES}
      posterUrl="/media/lessons/turning/poster.jpg"
      startAtMs={0}
      chapterMarksMs={[6000, 30_000, 54_000]}
    />
  ) : (
    <AudioPlayer
      title="海姆立克：听口令做动作"
      src="/media/lessons/choking/audio.m4a"
      coverUrl="/media/lessons/choking/cover.svg"
      startAtMs={0}
    />
  );
