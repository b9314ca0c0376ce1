import { type PlayerKeyAction, playerKeyAction, type PressedKey } from '../playerKey.ts';

/** The effect of a key in a lesson: that of any player, and volume, rate and captions. */
export type LessonKeyAction =
  | PlayerKeyAction
  | 'volume-up'
  | 'volume-down'
  | 'faster'
  | 'slower'
  | 'toggle-captions';

/** The kind of element that has the focus. */
export type KeyTarget = 'button' | 'volume' | 'text' | 'other';

const actions: Partial<Record<string, LessonKeyAction>> = {
  ArrowUp: 'volume-up',
  ArrowDown: 'volume-down',
  // Shift with the keys of , and . on every layout that prints them there.
  '<': 'slower',
  '>': 'faster',
  c: 'toggle-captions',
  C: 'toggle-captions',
};

const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** The action of a key, or null. A text field keeps all of its keys, the volume slider its arrows. */
export function lessonKeyAction(pressed: PressedKey, target: KeyTarget): LessonKeyAction | null {
  if (target === 'text' || (target === 'volume' && isSideways(pressed.key))) return null;
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  return playerKeyAction(pressed, target === 'button') ?? actions[pressed.key] ?? null;
}
