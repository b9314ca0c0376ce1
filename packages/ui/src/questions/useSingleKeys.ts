import { useContext, useEffectEvent, useLayoutEffect } from 'react';
import { acceptsShortcut } from './acceptsShortcut.ts';
import { SingleKeysContext } from './SingleKeysContext.ts';

/**
 * Calls `onKey` with a letter, digit or sign that is pressed outside text fields and dialogs, unless the student has
 * switched single keys off. `onKey` returns whether the key did something.
 */
export function useSingleKeys(onKey: (key: string) => boolean): void {
  const areOn = useContext(SingleKeysContext);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.repeat || !acceptsShortcut(event)) return;
    if (onKey(event.key)) event.preventDefault();
  });
  // Not a passive effect: a question that is on screen takes keys.
  useLayoutEffect(() => {
    if (!areOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [areOn]);
}
