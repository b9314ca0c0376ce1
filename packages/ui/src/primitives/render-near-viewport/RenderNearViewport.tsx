import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface RenderNearViewportProps {
  /** Height in px reserved until the content renders; its approximate height. */
  minHeight: number;
  children: ReactNode;
}

/** After the first scroll, content renders about one screen ahead of the visitor. */
const MARGIN = '600px 0px';

/**
 * Renders its children once they come near the viewport, and keeps them. Until the first scroll only the viewport
 * itself counts, so that nothing below it slows down the first view.
 */
export function RenderNearViewport({ minHeight, children }: RenderNearViewportProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = placeholder.current;
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
    const watchAhead = () => watch(MARGIN);
    watch();
    window.addEventListener('scroll', watchAhead, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', watchAhead);
      observer?.disconnect();
    };
  }, [isNear]);
  // No wrapper: children that render nothing must not leave a gap between their neighbours.
  return isNear ? children : <Space ref={placeholder} $minHeight={minHeight} />;
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
