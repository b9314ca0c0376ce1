import { useEffect, useEffectEvent } from 'react';
import { acceptsShortcut } from './acceptsShortcut.ts';

/** ← and → move to the previous and next question, except in text fields. */
export function useArrowKeys(onStep: (direction: 'previous' | 'next') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.shiftKey ||
      !acceptsShortcut(event)
    )
      return;
    // On a radio button the arrow would choose the next option.
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? 'previous' : 'next');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
