import type { VideoQuality } from '@cloud-school/domain';

/** The playback rates of lessons (VIEW-02). */
export const PLAYBACK_RATES = [0.75, 1, 1.5, 2] as const;
export type PlaybackRate = (typeof PLAYBACK_RATES)[number];

/** What a student has chosen; pages keep it on the device. */
export interface PlayerSettings {
  rate: PlaybackRate;
  /** Null until chosen, and for a stream that adapts by itself. */
  quality: VideoQuality | null;
  hasCaptions: boolean;
  /** From 0 to 1; absent until chosen. A stream has a volume of its own, since it starts quieter (VIEW-02). */
  volumes?: Partial<Record<SoundKind, number>>;
}

export type SoundKind = 'file' | 'stream';

export const DEFAULT_PLAYER_SETTINGS: PlayerSettings = { rate: 1, quality: null, hasCaptions: false };
