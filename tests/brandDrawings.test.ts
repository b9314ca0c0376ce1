import { globSync, readFileSync } from 'node:fs';
import type { BrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { theme as kingdee } from '../apps/kingdee/src/brand/theme.tsx';
import { theme as portal } from '../apps/portal/src/brand/theme.tsx';
// By its path: the entry of the package would load every component.
import { standardTheme } from '../packages/ui/src/theme/standardTheme.ts';

const apps = new URL('../apps/', import.meta.url).pathname;

/** Drawings without the main colour: backgrounds, which have the brand's paler ones. */
const WITHOUT = /(campus|auth-backdrop)\.svg$/;

// A drawing in a file of its own knows no variables of the theme.
test.each<[string, BrandTheme]>([
  ['portal', portal],
  ['kingdee', kingdee],
])('the drawings of %s have the main colour of its theme', (app, { overrides }) => {
  const color = (overrides.color?.action?.fill ?? standardTheme.color.action.fill).toLowerCase();
  const drawings = globSync(`${app}/{public,src/brand}/*.svg`, { cwd: apps }).filter(
    (file) => !WITHOUT.test(file),
  );
  expect(drawings).toContain(`${app}/public/icon.svg`);
  const others = drawings.filter(
    (file) =>
      !readFileSync(apps + file, 'utf8')
        .toLowerCase()
        .includes(color),
  );
  expect(others).toEqual([]);
});
