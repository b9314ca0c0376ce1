/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const AA = 4.5;

/** Relative luminance (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const mix = (color: Rgb, end: Rgb, share: number): Rgb => [
  Math.round(color[0] + (end[0] - color[0]) * share),
  Math.round(color[1] + (end[1] - color[1]) * share),
  Math.round(color[2] + (end[2] - color[2]) * share),
];

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const STEPS = 64;

/**
 * The colour nearest to an author's that is legible (AA) on each ground: the same hue, darker or lighter. Black or white where
 * grounds differ so much that no other colour is legible on all of them; what is better of the two where none is.
 */
export function legibleColor(color: Rgb, grounds: readonly Rgb[]): Rgb {
  const worst = (candidate: Rgb) => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  for (let step = 0; step <= STEPS; step += 1) {
    const found = [mix(color, BLACK, step / STEPS), mix(color, WHITE, step / STEPS)].find(
      (candidate) => worst(candidate) >= AA,
    );
    if (found) return found;
  }
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE;
}

/** True for greys, black and white: they carry no meaning of their own. */
export const isGrey = ([red, green, blue]: Rgb): boolean =>
  Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
