import { drawGround, drawLabels, drawRivers, drawStreets } from './drawTown.ts';
import { TILE, tileFrame } from './TileFrame.ts';

/** Zooms there are tiles for. */
const ZOOMS = { from: 10, to: 19 };

/**
 * A tile of an invented town's map, as SVG: streets, blocks, parks and rivers. Every tile is drawn from the same plan, so
 * they fit at their edges and at every zoom. Null where there is no such tile.
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
