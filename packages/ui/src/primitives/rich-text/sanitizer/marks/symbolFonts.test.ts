import { expect, test } from 'vitest';
import { symbolFontOf } from './symbolFontOf.ts';
import { toSigns } from './symbolFonts.ts';

test.each([
  ['symbol', 'm', 'μ'],
  ['symbol', 'abgdDWq', 'αβγδΔΩθ'],
  ['symbol', '£ ³ ¹ » ´ ± ° ¥', '≤ ≥ ≠ ≈ × ± ° ∞'],
  ['symbol', '\uF06D\uF0B7', 'μ•'],
  ['symbol', '®¯¬­Þ', '→↓←↑⇒'],
  ['symbol', '甲 5', '甲 5'],
  ['wingdings', 'lnuvq§Øü', '●■◆❖❑▪➢✓'],
  ['wingdings', 'JKL', '☺😐☹'],
  ['wingdings', 'þýûx', '☑☒✗⌧'],
  ['wingdings', 'Ÿ€\u0178', '•🄋•'],
  ['wingdings', 'àáßâ', '→↑←↓'],
  ['wingdings 2', 'PRQ', '✓☑☒'],
  ['wingdings 2', 'jkl', '①②③'],
  ['wingdings 3', 'pq', '▲▼'],
  ['webdings', 'a', '✔'],
  ['mt extra', 'Lhl', '⋯ℏℓ'],
])('in %s %j is %j', (font, text, signs) => {
  expect(toSigns(symbolFontOf(font) ?? 'symbol', text)).toBe(signs);
});

test.each([
  ['Symbol', 'symbol'],
  ['"Wingdings 2", serif', 'wingdings 2'],
  ['MT Extra', 'mt extra'],
  ['Segoe UI Symbol', null],
  ['宋体, Symbol', null],
  ['', null],
])('%j begins with %j', (family, font) => {
  expect(symbolFontOf(family)).toBe(font);
});
