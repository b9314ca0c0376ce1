import { useEffect, useEffectEvent } from 'react';
import { acceptsShortcut } from '../acceptsShortcut.ts';

/** Calls `onPress` with the index of the blank when 1, 2, 3 … 9 is pressed outside text fields. */
export function useDigitKeys(count: number, onPress: (index: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!/^[1-9]$/.test(event.key) || event.repeat || !acceptsShortcut(event)) return;
    const index = Number(event.key) - 1;
    if (index >= count) return;
    event.preventDefault();
    onPress(index);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
