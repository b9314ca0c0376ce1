/** The provider of the map's tiles. */
export interface MapSource {
  /** Address of the tile at a position and zoom. */
  tileAddress: (tile: { x: number; y: number; z: number }) => string;
  /** The attribution that the licence of the tiles requires. */
  attribution: string | null;
}
