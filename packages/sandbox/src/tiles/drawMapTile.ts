import { drawGround, drawLabels, drawRivers, drawStreets } from './drawTown.ts';
import { TILE, tileFrame } from './TileFrame.ts';

/** The zooms that have tiles. */
const ZOOMS = { from: 10, to: 19 };

/**
 * A map tile of an invented town as SVG: streets, blocks, parks and rivers. All tiles use the same plan, so that they fit
 * together at their edges and at every zoom. Null for a tile that does not exist.
 */
export function drawMapTile(z: number, x: number, y: number): string | null {
  if (![z, x, y].every((part) => Number.isSafeInteger(part) && part >= 0)) return null;
  if (z < ZOOMS.from || z > ZOOMS.to || x >= 2 ** z || y >= 2 ** z) return null;
  const frame = tileFrame(z, x, y);
  const layers = [drawGround, drawRivers, drawStreets, drawLabels].map((draw) => draw(frame, z));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">` +
    `<rect width="${TILE}" height="${TILE}" fill="#E9EEF5"/>` +
    `<g transform="${frame.transform}">${layers.join('')}</g></svg>`
  );
}
