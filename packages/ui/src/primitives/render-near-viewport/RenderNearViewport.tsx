import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface RenderNearViewportProps {
  /** Kept free until the content is there, in px: about what it will take. */
  minHeight: number;
  children: ReactNode;
}

/** How far from the screen content begins to load once a reader has set out: about one screen ahead. */
const AHEAD = '600px 0px';

/**
 * Content that begins to exist when it comes near the screen, and then stays. Until the first scroll only what is on
 * the screen counts, so that nothing below it slows the first view down.
 */
export function RenderNearViewport({ minHeight, children }: RenderNearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    let observer: IntersectionObserver | null = null;
    const watch = (rootMargin?: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { root: document, rootMargin },
      );
      observer.observe(element);
    };
    const lookAhead = () => watch(AHEAD);
    watch();
    window.addEventListener('scroll', lookAhead, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', lookAhead);
      observer?.disconnect();
    };
  }, [isNear]);
  // A part that turns out to have nothing to show takes no room, and no gap of its neighbours.
  return isNear ? children : <Space ref={place} $minHeight={minHeight} />;
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
