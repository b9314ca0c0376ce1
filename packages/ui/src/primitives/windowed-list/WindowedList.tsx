import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNearChunks } from './useNearChunks.ts';

interface WindowedListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An `<li>`. */
  renderItem: (item: Item) => ReactNode;
  /** About what an item takes, in px, while it has not been drawn. */
  itemHeight: number;
  /** Stays drawn wherever it is: something in it is open. */
  isKept?: (item: Item) => boolean;
}

/** Items that come and go together. */
const CHUNK = 20;

/** A list of any length of which only what is near the screen is drawn; what is left behind keeps its height. */
export function WindowedList<Item>({
  items,
  keyOf,
  renderItem,
  itemHeight,
  isKept,
}: WindowedListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const chunks = useMemo(() => chunksOf(items), [items]);
  const { chunkAt, observe } = useNearChunks();
  const count = chunks.length;
  useEffect(() => observe(box.current, count), [observe, count]);

  return (
    <div ref={box}>
      {chunks.map((chunk, index) => {
        const { isNear, height } = chunkAt(index);
        const isDrawn = isNear || (isKept !== undefined && chunk.some(isKept));
        const space = isDrawn ? undefined : { height: height ?? chunk.length * itemHeight };
        return (
          <div key={index} style={space}>
            {isDrawn && (
              <ul>
                {chunk.map((item) => (
                  <Fragment key={keyOf(item)}>{renderItem(item)}</Fragment>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
