import type { LessonContent } from '@cloud-school/domain';
import type { MediaEvent } from '@cloud-school/engine';
import { LazyAudioPlayer, LazyLessonPlayer, type PlayerSettings } from '@cloud-school/ui';

interface LessonMediaProps {
  kind: 'video' | 'audio';
  title: string;
  content: LessonContent;
  /** The saved position; null while it loads. */
  startAtMs: number | null;
  initialSettings: PlayerSettings | undefined;
  onSettingsChange: (settings: PlayerSettings) => void;
  onMedia: (event: MediaEvent) => void;
  onNext: () => void;
}

/** The player of a lesson; its code loads behind the poster. */
export function LessonMedia({ kind, title, content, initialSettings, onNext, ...options }: LessonMediaProps) {
  const playback = { title, ...options, ...(initialSettings && { initialSettings }) };
  if (kind === 'audio') {
    return content.audioUrl === null ? null : <LazyAudioPlayer {...playback} src={content.audioUrl} />;
  }
  return (
    <LazyLessonPlayer
      {...playback}
      sources={content.videos}
      captionsUrl={content.captionsUrl}
      onNext={onNext}
    />
  );
}
