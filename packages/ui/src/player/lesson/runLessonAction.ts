import type { MediaPlayerInstance } from '../media/playerLibrary.ts';
import { runPlayerAction } from '../runPlayerAction.ts';
import type { LessonKeyAction } from './lessonKeyAction.ts';

/** The share of full volume that an arrow key changes. */
const VOLUME_STEP = 0.1;

/** What the player's owner does for a key, since it keeps these settings. */
export interface LessonActions {
  onStepRate: (step: 1 | -1) => void;
  onToggleCaptions: () => void;
}

/** Runs the action of a key. */
export function runLessonAction(
  action: LessonKeyAction,
  player: MediaPlayerInstance,
  { onStepRate, onToggleCaptions }: LessonActions,
) {
  switch (action) {
    case 'volume-up':
      return changeVolume(player, VOLUME_STEP);
    case 'volume-down':
      return changeVolume(player, -VOLUME_STEP);
    case 'faster':
      return onStepRate(1);
    case 'slower':
      return onStepRate(-1);
    case 'toggle-captions':
      return onToggleCaptions();
    case 'back':
    case 'forward':
    case 'toggle-play':
    case 'toggle-mute':
    case 'toggle-full-screen':
      return runPlayerAction(action, player);
  }
}

function changeVolume({ remoteControl, volume }: MediaPlayerInstance, step: number) {
  // Tenths, without the rests of binary fractions.
  remoteControl.changeVolume(Math.min(1, Math.max(0, Math.round((volume + step) * 10) / 10)));
}
