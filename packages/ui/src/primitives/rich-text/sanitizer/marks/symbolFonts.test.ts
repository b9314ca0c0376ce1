import { codePoint } from 'dingbat-to-unicode';
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
  ['SymbolMT', 'symbol'],
  ["'Symbol MT', serif", 'symbol'],
  ['Segoe UI Symbol', null],
  ['宋体, Symbol', null],
  ['', null],
])('%j begins with %j', (family, font) => {
  expect(symbolFontOf(family)).toBe(font);
});

/** What we write for a sign of the source: signs of letters' fonts for those that few fonts have. */
const LOOK_ALIKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Symbol: { '*': '∗', '~': '∼', '◊': '⋄' },
  Wingdings: {
    ...pairs('⚫🔾◼🞏🞐⮹🞆🔿🞎⮚', '●❍■□❐✧○❍◻➢'),
    ...pairs('🡨🡪🡩🡫🡬🡭🡯🡮🡸🡺🡹🡻🡼🡽🡿🡾', '←→↑↓↖↗↙↘⬅➡⬆⬇⬉⬈⬋⬊'),
    ...pairs('🗶🗷🗹', '✗☒☑'),
  },
  'Wingdings 2': pairs('🗴🗸🗵⮽', '✗✓☒☒'),
  'Wingdings 3': pairs('⭠⭢⭡⭣⭦⭧⭩⭨⭤⭥', '←→↑↓↖↗↙↘↔↕'),
  Webdings: {},
};

function pairs(signs: string, alike: string): Record<string, string> {
  const others = Array.from(alike);
  return Object.fromEntries(Array.from(signs, (sign, index) => [sign, others[index] ?? '']));
}

/** Characters that belong to Apple alone. */
const isPrivate = (code: number): boolean => code >= 0xe000 && code <= 0xf8ff;

/**
 * The source is the package dingbat-to-unicode, a table of the public mappings of these fonts that others keep; its codes are
 * those that each font has.
 */
test.each(Object.entries(LOOK_ALIKES))('every code of %s has the sign of the source', (font, alike) => {
  const table = symbolFontOf(font) ?? 'symbol';
  const found: string[] = [];
  const wanted: string[] = [];
  for (let code = 0x21; code <= 0xff; code += 1) {
    const source = codePoint(font, code);
    if (!source || isPrivate(source.codePoint)) continue;
    wanted.push(`${code} ${alike[source.string] ?? source.string}`);
    found.push(`${code} ${toSigns(table, String.fromCharCode(0xf000 + code))}`);
  }
  expect(wanted.length).toBeGreaterThan(185);
  expect(found).toEqual(wanted);
});
