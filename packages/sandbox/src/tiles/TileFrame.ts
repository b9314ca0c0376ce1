/** Side of a tile in pixels. */
export const TILE = 256;
/** The zoom at which one unit of the plan is one pixel. */
const PLANNED_AT = 17;
/** Rotation of the streets against north in radians. */
const TURN = -0.12;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);

/** A part of the town along its streets: `u` runs along them, `v` across, in units. */
export interface TileFrame {
  fromU: number;
  toU: number;
  fromV: number;
  toV: number;
  /** Maps units relative to (fromU, fromV) to pixels of the tile. */
  transform: string;
}

/** The part of the town that covers a tile. */
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
  // Offset of the frame's corner from the tile's corner.
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
