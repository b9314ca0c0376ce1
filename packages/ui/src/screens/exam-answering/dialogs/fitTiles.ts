const MAX_TILES = 21;

/** What fits into three rows of seven; where more are left, the last tile shows their number. */
export function fitTiles<Entry>(entries: Entry[]): { shown: Entry[]; more: number } {
  if (entries.length <= MAX_TILES) return { shown: entries, more: 0 };
  return { shown: entries.slice(0, MAX_TILES - 1), more: entries.length - MAX_TILES + 1 };
}
