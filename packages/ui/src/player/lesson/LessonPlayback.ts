import type { MediaEvent } from '@cloud-school/engine';
import type { Ref } from 'react';
import type { PlayerSettings } from '../lazy/PlayerSettings.ts';

/** What a page may do with the player: key points and notes jump to their time. */
export interface LessonPlayerHandle {
  seekTo: (positionMs: number) => void;
}

/** The props that a video and an audio lesson share. A page gives each lesson a `key` of its own. */
export interface LessonPlayback {
  /** The saved position; null while it loads. Known before the first play, it still moves the lesson there. */
  startAtMs: number | null;
  /** Plays as soon as possible, unless the visitor prefers reduced motion or the browser forbids it. */
  autoPlay?: boolean;
  /** What the student chose before. */
  initialSettings?: PlayerSettings;
  onSettingsChange?: (settings: PlayerSettings) => void;
  /** What the student does; the playback depends on no answer. */
  onMedia?: (event: MediaEvent) => void;
  /** Where the lesson stands before it is played. */
  onPlace?: (positionMs: number) => void;
  /**
   * Before 重试 plays again, and where captions do not come: requests the addresses again, since a signed one expires.
   * Resolves once they are in the props; a rejection plays the old ones.
   */
  onRenew?: () => Promise<unknown>;
  ref?: Ref<LessonPlayerHandle>;
}
