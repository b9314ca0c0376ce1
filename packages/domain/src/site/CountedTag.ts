/** A tag that filters reviews or short videos. */
export interface CountedTag {
  id: string;
  name: string;
  /** Number of items with this tag; null when the server sends none. */
  count: number | null;
}
