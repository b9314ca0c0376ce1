import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { withKeys } from '../list-keys/withKeys.ts';
import { useNearChunks } from './useNearChunks.ts';

interface WindowedListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An `<li>`. */
  renderItem: (item: Item) => ReactNode;
  /** Estimated height in px of an item that was never rendered. */
  itemHeight: number;
  /** Keeps an item and its neighbours rendered wherever they are: one with something open in it, or to scroll to. */
  isAlwaysRendered?: (item: Item) => boolean;
}

/** Number of items that are rendered and removed together. */
const CHUNK = 20;

/** A list of any length that renders only the items near the viewport; the others keep their height. */
export function WindowedList<Item>({
  items,
  keyOf,
  renderItem,
  itemHeight,
  isAlwaysRendered,
}: WindowedListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const chunks = useMemo(() => toChunks(items), [items]);
  const { chunkAt, observe } = useNearChunks();
  const count = chunks.length;
  useEffect(() => observe(box.current, count), [observe, count]);
  const isHeld = isAlwaysRendered && chunks.map((chunk) => chunk.some(isAlwaysRendered));
  // A neighbour that takes its real height later would move such an item.
  const isBeside = (index: number) => isHeld?.slice(Math.max(0, index - 1), index + 2).includes(true);

  return (
    <div ref={box}>
      {chunks.map((chunk, index) => {
        const { isNear, height } = chunkAt(index);
        const isRendered = isNear || isBeside(index);
        const space = isRendered ? undefined : { height: height ?? chunk.length * itemHeight };
        return (
          <div key={index} style={space}>
            {isRendered && (
              <ul>
                {withKeys(chunk, keyOf).map(([item, key]) => (
                  <Fragment key={key}>{renderItem(item)}</Fragment>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

function toChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
