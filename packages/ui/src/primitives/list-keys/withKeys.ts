/**
 * The items of a list of the server, each with a key of its own: its id, and where an id stands twice, also its turn. React
 * keeps a row for ever whose key another one has.
 */
export function withKeys<Item extends { id: string | null }>(items: readonly Item[]): [Item, string][];
export function withKeys<Item>(items: readonly Item[], idOf: (item: Item) => string | null): [Item, string][];
export function withKeys<Item extends { id: string | null }>(
  items: readonly Item[],
  idOf = ({ id }: Item) => id,
): [Item, string][] {
  const turns = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item) ?? '';
    const turn = (turns.get(id) ?? 0) + 1;
    turns.set(id, turn);
    return [item, turn === 1 ? id : JSON.stringify([id, turn])];
  });
}
