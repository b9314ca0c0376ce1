import type { TileFrame } from './TileFrame.ts';
import {
  chance,
  isPark,
  riverAt,
  riversNear,
  STREET_SPACING,
  type StreetKind,
  streetAt,
  streetKind,
  streetName,
} from './townPlan.ts';

const COLOURS = {
  park: '#DCEFE0',
  tree: '#C6E3CE',
  path: '#F4FAF5',
  building: '#D8E0EC',
  water: '#BFDDF3',
  street: '#FFFFFF',
  avenue: '#FBE0A8',
  avenueEdge: '#F3CF84',
  label: '#5E6B84',
};

/** Widths in units. */
const WIDTHS: Record<StreetKind, number> = { lane: 7, main: 15, avenue: 17 };
/** The kinds of streets that a zoom shows. */
const SHOWN_FROM: Record<StreetKind, number> = { lane: 14, main: 12, avenue: 10 };
/** Margin around a tile whose drawings can reach into it, in units: a street's offset and half a label. */
const MARGIN = 2;

const round = (value: number) => Number(value.toFixed(1));

function numbersBetween(from: number, to: number): number[] {
  const first = Math.floor(from / STREET_SPACING) - MARGIN;
  const last = Math.ceil(to / STREET_SPACING) + MARGIN;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Parks and, at high zooms, the buildings of the other blocks. */
export function drawGround(frame: TileFrame, z: number): string {
  if (z < 12) return '';
  const columns = numbersBetween(frame.fromU, frame.toU);
  const rows = numbersBetween(frame.fromV, frame.toV);
  return columns.flatMap((column) => rows.map((row) => drawBlock(frame, z, column, row))).join('');
}

function drawBlock(frame: TileFrame, z: number, column: number, row: number): string {
  const left = streetAt(column, false) - frame.fromU;
  const top = streetAt(row, true) - frame.fromV;
  const width = streetAt(column + 1, false) - frame.fromU - left;
  const height = streetAt(row + 1, true) - frame.fromV - top;
  const rect = (x: number, y: number, w: number, h: number, look: string) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" ${look}/>`;
  if (isPark(column, row)) {
    // One unit more on each side, so that the blocks of one park have no seams.
    const lawn = rect(left - 1, top - 1, width + 2, height + 2, `fill="${COLOURS.park}"`);
    return z < 15 ? lawn : lawn + drawTrees(left, top, width, height, column, row);
  }
  if (z < 15) return '';
  return [0, 1, 2, 3]
    .filter((corner) => chance(column * 4 + corner, row, 13) < 0.62)
    .map((corner) => {
      const x = left + 15 + (corner % 2) * (width / 2 - 6);
      const y = top + 15 + Math.floor(corner / 2) * (height / 2 - 6);
      const w = (width / 2 - 24) * (0.6 + 0.4 * chance(column, row * 4 + corner, 17));
      const h = (height / 2 - 24) * (0.55 + 0.45 * chance(column, row * 4 + corner, 19));
      return rect(x, y, w, h, `rx="3" fill="${COLOURS.building}"`);
    })
    .join('');
}

function drawTrees(
  left: number,
  top: number,
  width: number,
  height: number,
  column: number,
  row: number,
): string {
  return [0, 1, 2, 3, 4, 5]
    .map((tree) => {
      const x = left + width * (0.14 + 0.72 * chance(column * 6 + tree, row, 23));
      const y = top + height * (0.14 + 0.72 * chance(column * 6 + tree, row, 29));
      const size = 5 + 6 * chance(column * 6 + tree, row, 31);
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${COLOURS.tree}"/>`;
    })
    .join('');
}

/** Rivers, sampled at the same points in every tile, so that their banks meet. */
export function drawRivers(frame: TileFrame, z: number): string {
  const step = 32 * Math.max(1, 2 ** (14 - z));
  const from = Math.floor(frame.fromU / step) - 1;
  const to = Math.ceil(frame.toU / step) + 1;
  return riversNear(frame.fromV, frame.toV)
    .map((river) => {
      const points = Array.from({ length: to - from + 1 }, (_, index) => {
        const u = (from + index) * step;
        return `${round(u - frame.fromU)} ${round(riverAt(river, u) - frame.fromV)}`;
      });
      return `<path d="M${points.join('L')}" fill="none" stroke="${COLOURS.water}" stroke-width="58" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** Streets by importance: lanes at the bottom, avenues on top. Main streets cross the rivers. */
export function drawStreets(frame: TileFrame, z: number): string {
  const kinds: StreetKind[] = ['lane', 'main', 'avenue'];
  return kinds
    .filter((kind) => z >= SHOWN_FROM[kind])
    .map((kind) => {
      const lines = [true, false].flatMap((isAlong) =>
        numbersBetween(isAlong ? frame.fromV : frame.fromU, isAlong ? frame.toV : frame.toU)
          .filter((index) => streetKind(index, isAlong) === kind)
          .map((index) => streetLine(frame, index, isAlong)),
      );
      const path = (colour: string, width: number) =>
        `<path d="${lines.join('')}" stroke="${colour}" stroke-width="${width}"/>`;
      // At low zooms a street would be thinner than a pixel.
      const width = WIDTHS[kind] * Math.max(1, 2 ** (15 - z) * 0.7);
      return kind === 'avenue'
        ? path(COLOURS.avenueEdge, width) + path(COLOURS.avenue, width * 0.8)
        : path(COLOURS.street, width);
    })
    .join('');
}

function streetLine(frame: TileFrame, index: number, isAlong: boolean): string {
  const at = round(streetAt(index, isAlong) - (isAlong ? frame.fromV : frame.fromU));
  return isAlong
    ? `M-9 ${at}H${round(frame.toU - frame.fromU + 9)}`
    : `M${at} -9V${round(frame.toV - frame.fromV + 9)}`;
}

/** Names of main streets in the middle of every second block; both tiles draw a name on their edge. */
export function drawLabels(frame: TileFrame, z: number): string {
  if (z < 16) return '';
  const labels = [true, false].flatMap((isAlong) => {
    const [fromAcross, toAcross] = isAlong ? [frame.fromV, frame.toV] : [frame.fromU, frame.toU];
    const [fromAlong, toAlong] = isAlong ? [frame.fromU, frame.toU] : [frame.fromV, frame.toV];
    return numbersBetween(fromAcross, toAcross)
      .filter((index) => streetKind(index, isAlong) !== 'lane')
      .flatMap((index) =>
        numbersBetween(fromAlong, toAlong)
          .filter((block) => (block + index) % 4 === 0)
          .map((block) => drawLabel(frame, index, block, isAlong)),
      );
  });
  return `<g font-family="sans-serif" font-size="10.5" fill="${COLOURS.label}" text-anchor="middle">${labels.join('')}</g>`;
}

function drawLabel(frame: TileFrame, index: number, block: number, isAlong: boolean): string {
  const across = streetAt(index, isAlong) - (isAlong ? frame.fromV : frame.fromU);
  const along = (block + 0.5) * STREET_SPACING - (isAlong ? frame.fromU : frame.fromV);
  const name = streetName(index, isAlong);
  if (isAlong) return `<text x="${round(along)}" y="${round(across + 3.5)}">${name}</text>`;
  // On vertical streets the characters are stacked, as on Chinese maps.
  return Array.from(name)
    .map((letter, line) => {
      const y = along + (line - (name.length - 1) / 2) * 12 + 4;
      return `<text x="${round(across)}" y="${round(y)}">${letter}</text>`;
    })
    .join('');
}
