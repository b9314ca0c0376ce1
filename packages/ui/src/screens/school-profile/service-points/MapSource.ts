/** Where the map's pictures come from. */
export interface MapSource {
  /** Address of a tile. */
  tileAddress: (tile: { x: number; y: number; z: number }) => string;
  /** Whom they are from, as their licence asks. */
  attribution: string | null;
}
