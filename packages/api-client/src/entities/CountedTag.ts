/** A tag by which reviews or short videos are narrowed. */
export interface CountedTag {
  id: string;
  name: string;
  /** How many carry it; null where the server does not say. */
  count: number | null;
}
