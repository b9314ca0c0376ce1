import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { acceptsShortcut } from '../../../questions/acceptsShortcut.ts';
import { findTrial, type PracticeAction } from './findTrial.ts';
import type { Trial } from './Trial.ts';

/** Which trials are done, and a function that records what the student did. */
export function useTrials() {
  const [done, setDone] = useState<ReadonlySet<Trial>>(new Set());
  /** The key that is down outside text fields. */
  const pressed = useRef<string | null>(null);

  const record = useCallback((action: PracticeAction) => {
    const trial = findTrial(action, pressed.current);
    if (trial) setDone((before) => (before.has(trial) ? before : new Set([...before, trial])));
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    pressed.current = acceptsShortcut(event) ? event.key : null;
  });
  useEffect(() => {
    const stop = new AbortController();
    // Before the listeners of the screen, which act on the key.
    const early = { signal: stop.signal, capture: true };
    const release = () => {
      pressed.current = null;
    };
    document.addEventListener('keydown', (event) => press(event), early);
    document.addEventListener('keyup', release, early);
    document.addEventListener('pointerdown', release, early);
    return () => stop.abort();
  }, []);

  return { done, record };
}
