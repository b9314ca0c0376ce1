import { useCallback, useState } from 'react';

interface Chunk {
  isNear: boolean;
  /** px, as last seen. */
  height?: number;
}

/** How far from the scrolled box chunks are drawn: about one screen ahead of a reader. */
const MARGIN = '800px 0px';

/** Drawn before anything is known of the screen. */
const FIRST: Chunk = { isNear: true };
const LATER: Chunk = { isNear: false };

/** Which children of a box are near what is seen of it. */
export function useNearChunks() {
  const [chunks, setChunks] = useState<ReadonlyMap<number, Chunk>>(new Map());
  const chunkAt = (index: number): Chunk => chunks.get(index) ?? (index === 0 ? FIRST : LATER);

  const observe = useCallback((box: HTMLElement | null, count: number) => {
    if (!box || count < 2) return undefined;
    const follow: IntersectionObserverCallback = (entries) => {
      setChunks((known) => {
        const next = new Map(known);
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          next.set([...box.children].indexOf(target), {
            // Who reads or writes in it by keyboard does not lose the place.
            isNear: isIntersecting || target.contains(document.activeElement),
            height: boundingClientRect.height,
          });
        }
        return next;
      });
    };
    // The margin counts only against the box that scrolls, not against the window around it.
    const observer = new IntersectionObserver(follow, { root: scrollerOf(box), rootMargin: MARGIN });
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return { chunkAt, observe };
}

/** The box that scrolls; the document itself where none does, since the window around a frame knows no margin. */
function scrollerOf(element: HTMLElement): HTMLElement | Document {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return element.ownerDocument;
}
