import type { BrandTheme } from './BrandTheme.ts';
import { contrastPairs } from './contrastPairs.ts';
import { mergeTheme } from './mergeTheme.ts';

/** Pairs of a brand's colours below WCAG AA, as 'footer: 3.2, needs 4.5'; empty for a legible brand. */
export function checkContrast({ overrides }: Pick<BrandTheme, 'overrides'>): string[] {
  return contrastPairs(mergeTheme(overrides))
    .filter(({ value, minimum }) => value < minimum)
    .map(({ name, value, minimum }) => `${name}: ${value.toFixed(2)}, needs ${minimum}`);
}
