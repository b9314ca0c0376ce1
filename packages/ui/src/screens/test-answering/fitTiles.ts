const PLACES = 21;

/** What fits into three rows of seven; where more are left, the last place counts them. */
export function fitTiles<Entry>(entries: Entry[]): { shown: Entry[]; more: number } {
  if (entries.length <= PLACES) return { shown: entries, more: 0 };
  return { shown: entries.slice(0, PLACES - 1), more: entries.length - PLACES + 1 };
}
