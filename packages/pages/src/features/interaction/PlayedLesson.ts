import type { Playhead } from '@cloud-school/ui';

/** What the panels beside a player need from it. */
export interface PlayedLesson {
  playhead: Playhead;
  /** WebVTT; null without. */
  captionsUrl: string | null;
}
