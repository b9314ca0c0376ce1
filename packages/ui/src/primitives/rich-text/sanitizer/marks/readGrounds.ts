import { theme } from '../../../../theme/theme.ts';
import type { Rgb } from './legibleColor.ts';
import { readColor } from './readColor.ts';

const { surface, action, success, danger } = theme.color;

/** Where a text may stand: on a card, on the page, in a chosen option, and in a right or wrong answer. */
const GROUNDS = [surface.card, surface.ground, surface.fill, action.tint, success.tint, danger.tint];

const WHITE: Rgb = [255, 255, 255];

/** The grounds of the brand around an element; white without one. */
export function readGrounds(element: Element | null): readonly Rgb[] {
  if (!element) return [WHITE];
  const style = getComputedStyle(element);
  return GROUNDS.flatMap((variable) => {
    const value = style.getPropertyValue(variable.replace(/^var\(|\)$/g, '')).trim();
    const color = readColor(value);
    return color ? [color] : [];
  });
}
