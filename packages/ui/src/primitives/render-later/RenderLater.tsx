import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { BlockSkeleton } from '../block/BlockSkeleton.tsx';

interface RenderLaterProps {
  /** Skeletons in the shape and height of the content. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** Renders its children once what stands beside them is painted: a long list that a player must not wait for. */
export function RenderLater({ skeleton, children }: RenderLaterProps) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : <BlockSkeleton>{skeleton}</BlockSkeleton>;
}
