/** One page of a list. The counts are numbers, also when the server sends them as text (API-03). */
export interface Page<Item> {
  items: Item[];
  /** 1-based. */
  current: number;
  pages: number;
  size: number;
  total: number;
}
