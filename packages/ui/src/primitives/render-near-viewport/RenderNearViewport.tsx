import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { conditionOf, media } from '../../theme/media.ts';

export interface RenderNearViewportProps {
  /** Height in px reserved until the content renders; its approximate height. */
  minHeight: number;
  /** The same on a phone. */
  phoneHeight?: number;
  /** What the page already says of the content: its heading, for lists of headings and the browser's search. */
  placeholder?: ReactNode;
  /** Milliseconds after the page's load event until content far below renders too, where a mouse points. */
  idleDelay?: number;
  children: ReactNode;
}

/** After the first scroll, content renders about one screen ahead of the visitor. */
const MARGIN = '600px 0px';

/** Long enough that nothing delays the first view, short enough for somebody who searches the page or prints it. */
const IDLE_DELAY_MS = 5000;

/**
 * Renders its children once they come near the viewport or the page has been idle, and keeps them. Until the first scroll
 * only the viewport itself counts, so that nothing below it slows down the first view. A phone renders nothing when idle: few
 * search or print a page there, and what nobody looks at costs its data and its processor.
 */
export function RenderNearViewport({
  minHeight,
  phoneHeight = minHeight,
  placeholder,
  idleDelay = IDLE_DELAY_MS,
  children,
}: RenderNearViewportProps) {
  const space = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = space.current;
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
    const hasTouch = matchMedia(conditionOf(media.coarsePointer)).matches;
    const cancelIdle = hasTouch ? null : runWhenIdle(() => startTransition(() => setNear(true)), idleDelay);
    return () => {
      window.removeEventListener('scroll', watchAhead);
      observer?.disconnect();
      cancelIdle?.();
    };
  }, [idleDelay, isNear]);
  // No wrapper: children that render nothing must not leave a gap between their neighbours.
  return isNear ? (
    children
  ) : (
    <ReservedSpace ref={space} $minHeight={minHeight} $phoneHeight={phoneHeight}>
      {placeholder}
    </ReservedSpace>
  );
}

/** Runs the callback in an idle moment, the delay after the page's load event; Safari has no idle callbacks. */
function runWhenIdle(callback: () => void, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handle: number | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      if (typeof window.requestIdleCallback === 'function') handle = window.requestIdleCallback(callback);
      else callback();
    }, delay);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (handle !== undefined) window.cancelIdleCallback(handle);
  };
}

interface Heights {
  $minHeight: number;
  $phoneHeight: number;
}

/** The place of content that is not rendered yet. */
export const ReservedSpace: StyledComponent<'div', Heights> = styled.div<Heights>`
  min-height: ${({ $minHeight }) => $minHeight}px;
  ${media.phone} {
    min-height: ${({ $phoneHeight }) => $phoneHeight}px;
  }
`;
