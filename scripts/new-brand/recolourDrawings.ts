import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';

/** Drawings that have colours of the brand as values: a page's icon knows no variables. */
const DRAWINGS = ['public/icon.svg', 'src/brand/Mark.tsx'];

/** Gives the mark and the icon of a brand its new colours where they have the old ones; returns the changed files. */
export function recolourDrawings(folder: string, before: ThemeOverrides, after: ThemeOverrides): string[] {
  const colors = new Map([
    [before.color?.action?.fill, after.color?.action?.fill],
    [before.color?.text?.onAction, after.color?.text?.onAction],
  ]);
  return DRAWINGS.filter((path) => {
    const file = join(folder, path);
    if (!existsSync(file)) return false;
    const drawing = readFileSync(file, 'utf8');
    // At once, since a new colour may be an old one of another role.
    const recoloured = drawing.replaceAll(
      /(?<==["'])#[0-9a-f]{3,8}(?=["'])/gi,
      (color) => colors.get(color) ?? color,
    );
    if (recoloured !== drawing) writeFileSync(file, recoloured);
    return recoloured !== drawing;
  });
}
