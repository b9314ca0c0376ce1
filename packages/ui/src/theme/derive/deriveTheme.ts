import { contrast } from '../contrast.ts';
import { standardTheme, type ThemeOverrides } from '../standardTheme.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

export interface BrandColors {
  /** The colour of buttons and links, '#rrggbb'. */
  primary: string;
  /** The colour of claiming and enrolling, '#rrggbb'. */
  accent: string;
  /** A white header, or one in a deep shade of the primary colour. */
  chrome?: 'light' | 'deep';
}

/** Margin over WCAG's minimum: hex colours are rounded. */
const TEXT = 4.6;
/** On the hero, whose drawing lightens the ground. */
const HERO_TEXT = 5;
const { text, surface } = standardTheme.color;
const LIGHT_GROUNDS = [surface.card, surface.ground, surface.fill];

/**
 * Every role of colour that depends on a brand, from two colours. Each pair of `checkContrast` has at least AA; a colour
 * that is too light or too dark for its role is moved in lightness only, so that it keeps its hue.
 */
export function deriveTheme({ primary, accent, chrome = 'light' }: BrandColors): ThemeOverrides {
  const main = toOklch(primary);
  const tint = toHex(shade(main, 0.965, 0.02));
  const mid = toHex(shade(main, 0.89, 0.06));
  const base = darken(main, [...LIGHT_GROUNDS, tint, surface.track], TEXT);
  const hover = darken({ ...toOklch(base), lightness: toOklch(base).lightness - 0.06 }, [mid], TEXT);
  const deepest = toHex(shade(main, 0.26, 0.08));
  const deep = darken({ ...main, lightness: Math.min(main.lightness, 0.42) }, [text.onDeep], 7);
  const solid = solidOf(main);
  const claim = solidOf(toOklch(accent));
  const accentTint = toHex(shade(toOklch(accent), 0.965, 0.02));
  const onDeep = toHex(shade(main, 0.94, 0.03));
  return {
    color: {
      text: { onAction: solid.ink, onAccent: claim.ink, onPicture: onDeep },
      action: {
        base,
        hover,
        fill: solid.fill,
        fillHover: solid.hover,
        deep,
        tint,
        mid,
        onDeep,
        onStage: lighten(main, [surface.stage], TEXT),
      },
      hero: { start: deep, end: darken(toOklch(base), [onDeep], HERO_TEXT), label: onDeep },
      accent: {
        fill: claim.fill,
        hover: claim.hover,
        ink: darken(toOklch(accent), [...LIGHT_GROUNDS, accentTint, surface.track], TEXT),
        tint: accentTint,
      },
      chrome: { ...chromeOf(chrome, main, deepest, base, solid), footerBackground: deepest },
      backdrop: { ground: tint },
    },
    shadow: { halo: `0 0 0 3px color-mix(in srgb, ${base} 18%, transparent)` },
  };
}

interface Solid {
  fill: string;
  hover: string;
  /** White or the standard's ink, whichever is legible on both. */
  ink: string;
}

/** A solid ground in the brand's own colour where white or ink is legible on it, and in the nearest one otherwise. */
function solidOf(color: Oklch): Solid {
  const isLight = contrast(text.primary, toHex(color)) > contrast('#ffffff', toHex(color));
  const ink = isLight ? text.primary : '#ffffff';
  const fill = isLight ? lighten(color, [ink], TEXT) : darken(color, [ink], TEXT);
  const { lightness, ...rest } = toOklch(fill);
  // A light ground gets lighter under a pointer, a dark one darker: the text stays legible.
  const hover = toHex({ ...rest, lightness: lightness + (isLight ? 0.04 : -0.05) });
  return { fill, hover, ink };
}

function chromeOf(kind: 'light' | 'deep', main: Oklch, deepest: string, base: string, solid: Solid) {
  if (kind === 'light')
    return {
      actionBackground: solid.fill,
      actionText: solid.ink,
      current: base,
      currentText: base,
      barBackground: toHex(shade(main, 0.96, 0.015)),
      bandBackground: toHex(shade(main, 0.95, 0.02)),
    };
  const second = toHex(shade(main, 0.87, 0.03));
  return {
    background: deepest,
    text: '#ffffff',
    textSecondary: second,
    line: 'rgba(255, 255, 255, 0.14)',
    pill: 'rgba(255, 255, 255, 0.12)',
    barBackground: toHex(shade(main, 0.21, 0.06)),
    barText: second,
    actionBackground: '#ffffff',
    actionText: deepest,
    current: lighten(main, [deepest], TEXT),
    currentText: '#ffffff',
    bandBackground: toHex(shade(main, 0.95, 0.02)),
  };
}

/** Another lightness of a colour, with at most this chroma. */
const shade = ({ chroma, hue }: Oklch, lightness: number, maxChroma: number): Oklch => ({
  lightness,
  chroma: Math.min(chroma, maxChroma),
  hue,
});

const darken = (color: Oklch, grounds: readonly string[], minimum: number) =>
  move(color, -0.005, grounds, minimum);

const lighten = (color: Oklch, grounds: readonly string[], minimum: number) =>
  move(color, 0.005, grounds, minimum);

/** The nearest lightness in one direction that has the contrast on every ground. */
function move(color: Oklch, step: number, grounds: readonly string[], minimum: number): string {
  const isLegible = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= minimum);
  let { lightness } = color;
  while (!isLegible(toHex({ ...color, lightness })) && lightness + step > 0 && lightness + step < 1)
    lightness += step;
  return toHex({ ...color, lightness });
}
