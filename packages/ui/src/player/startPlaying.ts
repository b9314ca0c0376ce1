import type { MediaPlayerInstance } from '@vidstack/react';

/**
 * Plays a video that a person asked for. The library's own `autoPlay` refuses under reduced motion, also after a press.
 * A browser that forbids sound without a press leaves the video paused, with its play button.
 */
export function startPlaying(player: MediaPlayerInstance | null) {
  player?.play().catch(() => undefined);
}
