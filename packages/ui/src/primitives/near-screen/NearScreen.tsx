import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface NearScreenProps {
  /** Kept free until the content is there, in px: about what it will take. */
  minHeight: number;
  children: ReactNode;
}

/** How far from the screen content begins to load: about one screen ahead of a reader. */
const MARGIN = '600px 0px';

/** Content that begins to exist when it comes near the screen, and then stays. */
export function NearScreen({ minHeight, children }: NearScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  // A part that turns out to have nothing to show takes no room, and no gap of its neighbours.
  return isNear ? children : <Space ref={place} $minHeight={minHeight} />;
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
