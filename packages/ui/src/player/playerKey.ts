/** The effect of a key while the player has the focus. */
export type PlayerKeyAction = 'toggle-play' | 'toggle-mute' | 'toggle-full-screen' | 'back' | 'forward';

/** Seconds that an arrow key skips. */
export const KEY_STEP = 5;

const actions: Partial<Record<string, PlayerKeyAction>> = {
  k: 'toggle-play',
  m: 'toggle-mute',
  f: 'toggle-full-screen',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

/** What of a keyboard event decides its action. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The action of a key, or null. Space activates a focused button; elsewhere it plays or pauses. */
export function playerKeyAction(pressed: PressedKey, isOnButton: boolean): PlayerKeyAction | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  if (pressed.key === ' ') return isOnButton ? null : 'toggle-play';
  return actions[pressed.key] ?? actions[pressed.key.toLowerCase()] ?? null;
}
