/** `count` different samples of one maker: `makeMany(makeNotice, 5)`. */
export function makeMany<Item>(
  make: (overrides: Partial<Item> | undefined, index: number) => Item,
  count: number,
): Item[] {
  return Array.from({ length: count }, (_, index) => make(undefined, index));
}
