import { useEffect, useEffectEvent, useState } from 'react';

/** The choice is seen before the next question takes its place. */
const SEEN_MS = 400;

/**
 * Returns a function that opens the next question after a short delay, unless the student has moved by then. Calling it again
 * restarts the delay. Null after the last question.
 */
export function useMoveOn(
  currentId: string,
  nextId: string | undefined,
  move: (questionId: string) => void,
): (() => void) | null {
  const [picked, setPicked] = useState<{ id: string } | null>(null);
  const follow = useEffectEvent((id: string) => {
    setPicked(null);
    if (id === currentId && nextId !== undefined) move(nextId);
  });
  useEffect(() => {
    if (!picked) return undefined;
    const timer = setTimeout(() => follow(picked.id), SEEN_MS);
    return () => clearTimeout(timer);
  }, [picked]);
  return nextId === undefined ? null : () => setPicked({ id: currentId });
}
