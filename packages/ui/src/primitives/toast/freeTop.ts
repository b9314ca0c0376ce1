export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

const GAP_PX = 8;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The first top from the message's own downwards at which it lies on none of `taken`; null where that would be below `lowest`. */
export function freeTop(message: Box, taken: readonly Box[], lowest: number): number | null {
  const { left, right } = message;
  const height = message.bottom - message.top;
  let { top } = message;
  for (;;) {
    const box = { top, right, bottom: top + height, left };
    if (box.bottom > lowest) return null;
    const below = taken.find((other) => meet(box, other));
    if (!below) return top;
    top = below.bottom + GAP_PX;
  }
}
