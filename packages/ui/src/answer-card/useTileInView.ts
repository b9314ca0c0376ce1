import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the box that tiles scroll in; it brings the current question's tile into view. */
export function useTileInView(currentId: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (currentId === null) return;
    const tile = box.current?.querySelector(`[data-question="${CSS.escape(currentId)}"]`);
    tile?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return box;
}
