import type { MediaEvent } from '@cloud-school/engine';
import type { Playhead } from '@cloud-school/ui';
import type { LessonPlayerHandle } from '@cloud-school/ui/player';

/** Where the player of a lesson is, for what stands beside it. */
export interface PlayerLink extends Playhead {
  /** The ref of the player. */
  attach: (player: LessonPlayerHandle | null) => void;
  /** Where the player stands before it plays. */
  place: (positionMs: number) => void;
  /** Takes what the player reports. */
  follow: (event: MediaEvent) => void;
}

export function createPlayhead(): PlayerLink {
  let player: LessonPlayerHandle | null = null;
  let positionMs: number | null = null;
  const listeners = new Set<() => void>();

  function move(next: number | null) {
    positionMs = next;
    for (const listener of listeners) listener();
  }

  return {
    attach(next) {
      player = next;
      // Another lesson: its player begins before its first line.
      if (next === null) move(null);
    },
    place: move,
    follow(event) {
      if (event.type !== 'duration') move(event.positionMs);
    },
    getPositionMs: () => positionMs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    seekTo: (next) => player?.seekTo(next),
  };
}
