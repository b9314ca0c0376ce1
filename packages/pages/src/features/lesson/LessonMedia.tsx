import type { LessonContent, PlayerKind } from '@cloud-school/domain';
import type { MediaEvent } from '@cloud-school/engine';
import {
  LazyAudioPlayer,
  LazyLessonPlayer,
  type LessonPlayerHandle,
  type PlayerSettings,
} from '@cloud-school/ui/player';
import type { Ref } from 'react';

interface LessonMediaProps {
  player: PlayerKind;
  title: string;
  content: LessonContent;
  /** The saved position; null while it loads. */
  startAtMs: number | null;
  initialSettings: PlayerSettings | undefined;
  onSettingsChange: (settings: PlayerSettings) => void;
  onMedia: (event: MediaEvent) => void;
  onRenew: () => Promise<unknown>;
  onNext: () => void;
  ref: Ref<LessonPlayerHandle>;
}

/** The player of a lesson; its code loads behind the poster. */
export function LessonMedia({
  player,
  title,
  content,
  initialSettings,
  onNext,
  ...options
}: LessonMediaProps) {
  const playback = { title, ...options, ...(initialSettings && { initialSettings }) };
  switch (player) {
    case 'audio':
      return content.audioUrl === null ? null : <LazyAudioPlayer {...playback} src={content.audioUrl} />;
    case 'video':
      return (
        <LazyLessonPlayer
          {...playback}
          sources={content.videos}
          captionsUrl={content.captionsUrl}
          onNext={onNext}
        />
      );
    default:
      return player satisfies never;
  }
}
