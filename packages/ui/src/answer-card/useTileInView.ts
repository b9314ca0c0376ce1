import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the scroll container of the tiles; scrolls the current question's tile into view. */
export function useTileInView(currentId: string | null): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (currentId === null) return;
    const tile = container.current?.querySelector(`[data-question="${CSS.escape(currentId)}"]`);
    tile?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return container;
}
