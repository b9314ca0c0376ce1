/** Side of a tile in pixels. */
const TILE = 256;
/** The zooms that have tiles. */
const ZOOMS = { from: 10, to: 19 };
/** The zoom at which one unit of the plan is one pixel. */
const PLANNED_AT = 17;
/** Below this zoom the plan stays as large as there: its streets would be thinner than a pixel. */
const SMALLEST_AT = 14;
/** Side of the plan, which repeats, in units. */
const PLAN = 1024;
/** Distance between two streets, in units. */
const BLOCK = 128;
/** Rotation of the streets against north in degrees. */
const TURN = -7;
const COS = Math.cos((TURN * Math.PI) / 180);
const SIN = Math.sin((TURN * Math.PI) / 180);

/** The plan: blocks with houses, a park, a river, lanes, main streets with names and an avenue. */
const TOWN = drawTown();

function drawTown(): string {
  const blocks = [0, 1, 2, 3, 4, 5, 6, 7];
  const across = (rows: number[]) => rows.map((row) => `M0 ${row * BLOCK}H${PLAN}`).join('');
  const down = (columns: number[]) => columns.map((column) => `M${column * BLOCK} 0V${PLAN}`).join('');
  const street = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const houses = blocks.flatMap((column) =>
    blocks.slice(0, 6).map((row) => {
      const size = ((column * 5 + row * 3) % 7) * 6;
      const corner = `x="${column * BLOCK + 18}" y="${row * BLOCK + 18}"`;
      return `<rect ${corner} width="${92 - size}" height="${54 + size}" rx="3" fill="#D8E0EC"/>`;
    }),
  );
  return [
    ...houses,
    `<rect x="${2 * BLOCK}" y="${2 * BLOCK}" width="${2 * BLOCK}" height="${2 * BLOCK}" fill="#DCEFE0"/>`,
    street(`M-512 896Q-256 976 0 896T512 896T1024 896T1536 896`, '#BFDDF3', 58),
    street(across([0, 1, 3, 4, 5, 8]) + down([...blocks, 8]), '#FFFFFF', 7),
    street(across([2, 6]) + down([2, 6]), '#FFFFFF', 15),
    street(down([4]), '#FBE0A8', 17),
    '<g font-family="sans-serif" font-size="10.5" fill="#5E6B84" text-anchor="middle">',
    '<text x="320" y="259.5">云河路</text><text x="832" y="259.5">学院路</text>',
    '<text x="320" y="771.5">运河路</text><text x="832" y="771.5">文澜路</text></g>',
  ].join('');
}

/**
 * A map tile of an invented town as SVG. All tiles show one plan that repeats, so that they fit together at their edges, and
 * from zoom 14 at every zoom. Null for a tile that does not exist.
 */
export function drawMapTile(z: number, x: number, y: number): string | null {
  if (![z, x, y].every((part) => Number.isSafeInteger(part) && part >= 0)) return null;
  if (z < ZOOMS.from || z > ZOOMS.to || x >= 2 ** z || y >= 2 ** z) return null;
  const scale = 2 ** (Math.max(z, SMALLEST_AT) - PLANNED_AT);
  // The tile's corner on the plan. A browser has no digits for the distance from the edge of the map.
  const onPlan = (units: number) => (((units * TILE) / scale) % PLAN).toFixed(3);
  const corner = `${onPlan(-x * COS - y * SIN)} ${onPlan(x * SIN - y * COS)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">` +
    `<pattern id="town" width="${PLAN}" height="${PLAN}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale}) rotate(${TURN}) translate(${corner})">${TOWN}</pattern>` +
    `<rect width="${TILE}" height="${TILE}" fill="#E9EEF5"/>` +
    `<rect width="${TILE}" height="${TILE}" fill="url(#town)"/></svg>`
  );
}
