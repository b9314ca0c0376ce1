import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fadedEdges } from '../primitives/scroll-box/fadedEdges.ts';
import { theme } from '../theme/theme.ts';

interface TileScrollerProps {
  currentId: string;
  children: ReactNode;
}

/** The tiles, which scroll. Where the edge lies between two rows nothing is cut, so words say that more follow. */
export function TileScroller({ currentId, children }: TileScrollerProps) {
  const box = useTileInView(currentId);
  const end = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setHasMore(entry !== undefined && !entry.isIntersecting),
      { root: box.current },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [box]);
  return (
    <Room>
      <Scroller ref={box} data-more={hasMore || undefined}>
        {children}
        <div ref={end} />
      </Scroller>
      {hasMore && (
        <More aria-hidden>
          下面还有题
          <ChevronDown size={14} />
        </More>
      )}
    </Room>
  );
}

/** Step of the spaces: the height of the foot, where the tiles fade into the words. */
const FOOT = 8;

const Room = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Scroller = styled.div`
  min-height: 0;
  padding: ${theme.space[2]} ${theme.space[6]} 0;
  overflow-y: auto;
  scroll-padding: ${theme.space[10]} 0;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.strong} transparent;
  ${fadedEdges(FOOT)}
  /* The last row is whole once it is in view. */
  &:not([data-more]) {
    mask-image: linear-gradient(to bottom, transparent, black ${theme.space[2]});
  }
`;

const More = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  height: ${theme.space[FOOT]};
  border-radius: 0 0 ${theme.radius.card} ${theme.radius.card};
  background: linear-gradient(transparent, ${theme.color.surface.card} 40%);
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  pointer-events: none;
`;

/** A ref for the scroll container of the tiles; scrolls the current question's tile into view. */
function useTileInView(currentId: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tile = container.current?.querySelector(`[data-question="${CSS.escape(currentId)}"]`);
    tile?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return container;
}
