/** Side of a tile in pixels. */
export const TILE = 256;
/** The zoom at which the town is planned: one unit is one pixel of it. */
const PLANNED_AT = 17;
/** The town's streets lie turned against north, as old towns do. */
const TURN = -0.12;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);

/** A part of the town along its streets: `u` runs along them, `v` across, in units. */
export interface TileFrame {
  fromU: number;
  toU: number;
  fromV: number;
  toV: number;
  /** Draws what is given in units from (fromU, fromV) into the tile. */
  transform: string;
}

/** What of the town a tile shows, with all of its corners. */
export function tileFrame(z: number, x: number, y: number): TileFrame {
  const scale = 2 ** (z - PLANNED_AT);
  const side = TILE / scale;
  const corners = [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ].map(([column = 0, row = 0]) => [
    column * side * COS + row * side * SIN,
    row * side * COS - column * side * SIN,
  ]);
  const us = corners.map(([u = 0]) => u);
  const vs = corners.map(([, v = 0]) => v);
  const [fromU, fromV] = [Math.min(...us), Math.min(...vs)];
  // Where the frame's corner lies from the tile's own.
  const du = fromU - (us[0] ?? 0);
  const dv = fromV - (vs[0] ?? 0);
  const matrix = [
    scale * COS,
    scale * SIN,
    -scale * SIN,
    scale * COS,
    scale * (du * COS - dv * SIN),
    scale * (du * SIN + dv * COS),
  ];
  return {
    fromU,
    fromV,
    toU: Math.max(...us),
    toV: Math.max(...vs),
    transform: `matrix(${matrix.map((part) => Number(part.toFixed(6))).join(' ')})`,
  };
}
