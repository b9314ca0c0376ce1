import { useCallback, useState } from 'react';
import { parentOf } from '../native/parentOf.ts';

interface Chunk {
  isNear: boolean;
  /** Last measured height in px. */
  height?: number;
}

/** Chunks render about one screen ahead of the visible part. */
const MARGIN = '800px 0px';

/** Rendered before the first measurement. */
const FIRST: Chunk = { isNear: true };
const LATER: Chunk = { isNear: false };

/** Tracks which children of a box are near its visible part. */
export function useNearChunks() {
  const [chunks, setChunks] = useState<ReadonlyMap<number, Chunk>>(new Map());
  const chunkAt = (index: number): Chunk => chunks.get(index) ?? (index === 0 ? FIRST : LATER);

  const observe = useCallback((box: HTMLElement | null, count: number) => {
    if (!box || count < 2) return undefined;
    const indexes = new Map([...box.children].map((child, index) => [child, index]));
    const onIntersect: IntersectionObserverCallback = (entries) => {
      setChunks((known) => {
        const next = new Map(known);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const index = indexes.get(target);
          // A chunk with the keyboard focus stays.
          const isNear = isIntersecting || target.matches(':focus-within');
          // One that was never near has no measured height: of ten thousand rows nearly all.
          if (index === undefined || (!isNear && !known.has(index) && index > 0)) continue;
          next.set(index, { isNear, height: boundingClientRect.height });
        }
        return next;
      });
    };
    // rootMargin applies to the scroll container only, not to the window around it.
    const observer = new IntersectionObserver(onIntersect, { root: getScroller(box), rootMargin: MARGIN });
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { chunkAt, observe };
}

/** The nearest scroll container, or the document: inside a frame the default root ignores rootMargin. */
function getScroller(element: HTMLElement): HTMLElement | Document {
  for (let box = parentOf(element); box && box !== document.body; box = parentOf(box)) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return element.ownerDocument;
}
