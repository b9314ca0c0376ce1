import type { LessonContent, PlayerKind } from '@cloud-school/domain';
import type { MediaEvent } from '@cloud-school/engine';
import {
  LazyAudioPlayer,
  LazyLessonPlayer,
  type LessonPlayerHandle,
  type PlayerSettings,
} from '@cloud-school/ui/player';
import { type Ref, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { captureFrame } from './captureFrame.ts';

interface LessonMediaProps {
  player: PlayerKind;
  title: string;
  content: LessonContent;
  /** The saved position; null while it loads. */
  startAtMs: number | null;
  initialSettings: PlayerSettings | undefined;
  onSettingsChange: (settings: PlayerSettings) => void;
  onMedia: (event: MediaEvent) => void;
  onPlace: (positionMs: number) => void;
  onRenew: () => Promise<unknown>;
  onNext: () => void;
  /** The frame where the student stopped, and where a newer one goes; null at the end. */
  posterUrl: string | null;
  onFrame: (picture: string | null) => void;
  ref: Ref<LessonPlayerHandle>;
}

/** The player of a lesson; its code loads behind the poster. */
export function LessonMedia({
  player,
  title,
  content,
  initialSettings,
  onNext,
  posterUrl,
  onFrame,
  ...options
}: LessonMediaProps) {
  const box = useFrames(onFrame);
  const playback = { title, ...options, ...(initialSettings && { initialSettings }) };
  switch (player) {
    case 'audio':
      return content.audioUrl === null ? null : <LazyAudioPlayer {...playback} src={content.audioUrl} />;
    case 'video':
      return (
        <div ref={box}>
          <LazyLessonPlayer
            {...playback}
            posterUrl={posterUrl}
            sources={content.videos}
            captionsUrl={content.captionsUrl}
            onNext={onNext}
          />
        </div>
      );
    default:
      return player satisfies never;
  }
}

/** Takes the frame of the video when the student pauses, looks elsewhere or leaves, and forgets it at the end. */
function useFrames(onFrame: (picture: string | null) => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const take = useEffectEvent(() => {
    const video = box.current?.querySelector('video');
    if (!video || video.currentTime === 0) return;
    const picture = video.ended ? null : captureFrame(video);
    if (picture !== null || video.ended) onFrame(picture);
  });
  useLayoutEffect(() => {
    const element = box.current;
    const handle = () => take();
    // Media events do not bubble.
    element?.addEventListener('pause', handle, true);
    document.addEventListener('visibilitychange', handle);
    return () => {
      handle();
      element?.removeEventListener('pause', handle, true);
      document.removeEventListener('visibilitychange', handle);
    };
  }, []);
  return box;
}
