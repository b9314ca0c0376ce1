import { globSync, readFileSync } from 'node:fs';
import type { BrandTheme } from '@cloud-school/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { theme as kingdee } from '../apps/kingdee/src/brand/theme.tsx';
import { theme as portal } from '../apps/portal/src/brand/theme.tsx';
// By its path: the entry of the package would load every component.
import { standardTheme } from '../packages/ui/src/theme/standardTheme.ts';

const apps = new URL('../apps/', import.meta.url).pathname;

/** Drawings without the main colour: backgrounds, which have paler shades of it. */
const PALE = /(campus|auth-backdrop)\.svg$/;

/** Degrees from green over blue to violet. Skin, wood, leaves and lamps have other hues, in any brand. */
const isCool = (hue: number) => hue > 160 && hue < 300;

/** Degrees by which the shades of a colour differ from it. */
const NEAR = 15;

/** Degrees on the circle of colours: 0 is red, 120 green, 240 blue. None of what is almost grey. */
function huesOf(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 24) return [];
  const part = (one: number, other: number, turn: number) => ((one - other) / (most - least) + turn) * 60;
  if (most === red) return [part(green, blue, green < blue ? 6 : 0)];
  return [most === green ? part(blue, red, 2) : part(red, green, 4)];
}

const colorsIn = (text: string) => [...new Set(text.toLowerCase().match(/#[\da-f]{6}\b/g))];

// A drawing in a file of its own knows no variables of the theme.
test.each<[string, BrandTheme]>([
  ['portal', portal],
  ['kingdee', kingdee],
])('the drawings and shades of %s have the colours of its theme', (app, { overrides: { color } }) => {
  const { action, accent } = standardTheme.color;
  const main = color?.action?.fill ?? action.fill;
  const own = [main, color?.accent?.fill ?? accent.fill].flatMap(huesOf);
  const texts = globSync(`${app}/{public,src/brand}/*.{svg,tsx}`, { cwd: apps }).map((file) => [
    file,
    readFileSync(apps + file, 'utf8'),
  ]);
  expect(texts.map(([file]) => file)).toContain(`${app}/public/icon.svg`);
  const foreign = [...texts, ['color.action', JSON.stringify({ ...action, ...color?.action })]].flatMap(
    ([file, text = '']) => {
      const others = colorsIn(text).filter((hex) =>
        huesOf(hex).some((hue) => isCool(hue) && own.every((near) => Math.abs(near - hue) > NEAR)),
      );
      return others.length > 0 ? [`${file}: ${others.join(' ')}`] : [];
    },
  );
  expect(foreign).toEqual([]);
  const drawings = texts.filter(([file = '']) => file.endsWith('.svg') && !PALE.test(file));
  expect(drawings.flatMap(([file, text]) => (colorsIn(text ?? '').includes(main) ? [] : file))).toEqual([]);
});

test.each([
  ['portal', portal],
  ['kingdee', kingdee],
])('%s has a drawing of its own for each kind of poster', (_, { art: { PosterScene } }) => {
  const kinds = ['school', 'project', 'major', 'news', 'notice'] as const;
  const drawings = kinds.map(
    (kind) => PosterScene && renderToStaticMarkup(createElement(PosterScene, { kind })),
  );
  expect(drawings[0]).toContain('<img');
  expect(new Set(drawings).size).toBe(kinds.length);
});
