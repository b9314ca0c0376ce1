/** Distance between two streets, in units. */
export const STREET_SPACING = 148;
/** Every third street is a main street; every ninth street across `u` is an avenue. */
const MAIN_EVERY = 3;
const AVENUE_EVERY = 9;

/** A pseudo-random fraction from 0 to 1, always the same for the same arguments. */
export function chance(one: number, other: number, purpose: number): number {
  let mixed = Math.imul(one, 374_761_393) + Math.imul(other, 668_265_263) + Math.imul(purpose, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

export type StreetKind = 'lane' | 'main' | 'avenue';

/** The kind of a street by its index; `isAlong` for streets that run along `u`. */
export function streetKind(index: number, isAlong: boolean): StreetKind {
  if (!isAlong && modulo(index, AVENUE_EVERY) === 4) return 'avenue';
  return modulo(index, MAIN_EVERY) === 1 ? 'main' : 'lane';
}

/** The position of a street: slightly off the grid, so that blocks differ. */
export function streetAt(index: number, isAlong: boolean): number {
  return (index + (chance(index, isAlong ? 1 : 2, 3) - 0.5) * 0.32) * STREET_SPACING;
}

/** The quarter between main streets that a block belongs to. */
const quarter = (index: number) => Math.floor((index - 1) / MAIN_EVERY);

/** Whether the quarter of a block is a park. */
export function isPark(column: number, row: number): boolean {
  return chance(quarter(column), quarter(row), 7) < 0.16;
}

/** Distance between two rivers, in units. */
const RIVER_SPACING = 5200;
const RIVER_SHIFT = 4900;

/** Indexes of the rivers that can be near the range from `fromV` to `toV`. */
export function riversNear(fromV: number, toV: number): number[] {
  const first = Math.floor((fromV - RIVER_SHIFT - 400) / RIVER_SPACING);
  const last = Math.ceil((toV - RIVER_SHIFT + 400) / RIVER_SPACING);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The centre of a river at `u`. */
export function riverAt(river: number, u: number): number {
  const swing = Math.sin(u / 410 + river) * 74 + Math.sin(u / 1130 + river * 2) * 180;
  return river * RIVER_SPACING + RIVER_SHIFT + swing;
}

const FIRST = [
  '云河',
  '学院',
  '丰潭',
  '运河',
  '祥园',
  '清照',
  '望江',
  '春晖',
  '文澜',
  '长乐',
  '桃源',
  '观澜',
];

/** The name of a street. */
export function streetName(index: number, isAlong: boolean): string {
  const first = FIRST[Math.floor(chance(index, isAlong ? 5 : 6, 11) * FIRST.length)] ?? '云河';
  return `${first}${isAlong ? '路' : '街'}`;
}
