import type { Playhead } from '@cloud-school/ui';

/** What stands beside a player. */
export interface PlayedLesson {
  playhead: Playhead;
  /** WebVTT; null without. */
  captionsUrl: string | null;
}
