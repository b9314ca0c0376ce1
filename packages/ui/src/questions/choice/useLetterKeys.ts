import { type RefObject, useEffect, useEffectEvent } from 'react';
import { acceptsShortcut } from '../acceptsShortcut.ts';

/**
 * Calls `onPress` with the option's index when A, B, C … is pressed outside text fields; with a scope only while the
 * focus is inside it.
 */
export function useLetterKeys(
  optionCount: number,
  onPress: (index: number) => void,
  scope: RefObject<HTMLElement | null> | null = null,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.repeat || !acceptsShortcut(event)) return;
    const index = event.key.toUpperCase().charCodeAt(0) - 65;
    if (index < 0 || index >= optionCount) return;
    if (scope && !scope.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onPress(index);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
