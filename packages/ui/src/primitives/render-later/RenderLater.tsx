import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { BlockSkeleton } from '../block/BlockSkeleton.tsx';

interface RenderLaterProps {
  /** Skeletons in the shape and height of the content. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children in a second, interruptible rendering after the first paint, so that a long list does not delay a player
 * beside it.
 */
export function RenderLater({ skeleton, children }: RenderLaterProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : <BlockSkeleton>{skeleton}</BlockSkeleton>;
}
