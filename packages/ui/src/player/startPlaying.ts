import type { MediaPlayerInstance } from './media/playerLibrary.ts';

/**
 * Plays a video after a press. The library's own `autoPlay` refuses under reduced motion even then.
 * A browser that forbids sound without a press leaves the video paused, with its play button.
 */
export function startPlaying(player: MediaPlayerInstance | null) {
  player?.play().catch(() => undefined);
}
