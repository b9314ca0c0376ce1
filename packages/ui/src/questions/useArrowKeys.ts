import { useEffect, useEffectEvent } from 'react';
import { acceptsShortcut } from './acceptsShortcut.ts';

/** ← and → go to the previous and the next question while nobody types. */
export function useArrowKeys(onStep: (direction: 'previous' | 'next') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') ||
      event.shiftKey ||
      !acceptsShortcut(event)
    )
      return;
    // A radio would take the arrow as a choice.
    event.preventDefault();
    onStep(event.key === 'ArrowLeft' ? 'previous' : 'next');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
