import { useEffect, useEffectEvent } from 'react';
import { acceptsShortcut } from '../acceptsShortcut.ts';

/** Calls `onPress` with the option's index when A, B, C … is pressed outside text fields. */
export function useLetterKeys(
  optionCount: number,
  onPress: (index: number, event: KeyboardEvent) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.repeat || !acceptsShortcut(event)) return;
    const index = event.key.toUpperCase().charCodeAt(0) - 65;
    if (index < 0 || index >= optionCount) return;
    event.preventDefault();
    onPress(index, event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
