import { mediaElementOf } from './media/mediaElementOf.ts';
import type { MediaPlayerInstance } from './media/playerLibrary.ts';
import { KEY_STEP, type PlayerKeyAction } from './playerKey.ts';

/** Runs the action of a key. */
export function runPlayerAction(action: PlayerKeyAction, player: MediaPlayerInstance) {
  actions[action](player);
}

const actions: Record<PlayerKeyAction, (player: MediaPlayerInstance) => void> = {
  'toggle-play': ({ remoteControl }) => remoteControl.togglePaused(),
  'toggle-mute': ({ remoteControl }) => remoteControl.toggleMuted(),
  'toggle-full-screen': ({ remoteControl }) => remoteControl.toggleFullscreen(),
  back: (player) => player.remoteControl.seek(getCurrentTime(player) - KEY_STEP),
  forward: (player) => player.remoteControl.seek(getCurrentTime(player) + KEY_STEP),
};

/** The time of the media element: the player's lags behind a seek, and quick key presses must add up. */
function getCurrentTime(player: MediaPlayerInstance): number {
  return mediaElementOf(player)?.currentTime ?? player.currentTime;
}
