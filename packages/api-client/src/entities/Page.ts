/** One page of a list; the numbers are numbers whatever the server sent (API-03). */
export interface Page<Item> {
  items: Item[];
  /** 1-based. */
  current: number;
  pages: number;
  size: number;
  total: number;
}
