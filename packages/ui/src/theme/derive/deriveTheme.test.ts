import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast } from '../checkContrast.ts';
import { contrast } from '../contrast.ts';
import { HOSTILE_COLORS } from '../testing/hostileColors.ts';
import { deriveTheme } from './deriveTheme.ts';
import { toHex, toOklch } from './oklch.ts';

describe.each(HOSTILE_COLORS)('%s', (_name, colors) => {
  test.each(['light', 'deep'] as const)('every pair is legible with %s chrome (WCAG AA)', (chrome) => {
    expect(checkContrast({ overrides: deriveTheme({ ...colors, chrome }) })).toEqual([]);
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every pair of any two colours is legible', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom('light', 'deep'), (primary, accent, chrome) => {
      expect(checkContrast({ overrides: deriveTheme({ primary, accent, chrome }) })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a legible colour is the button’s own', () => {
  const { action, accent } = deriveTheme({ primary: '#0f766e', accent: '#f5820b' }).color ?? {};
  expect(action?.fill).toBe('#0f766e');
  expect(accent?.fill).toBe('#f5820b');
});

test('a yellow brand keeps its yellow under dark text, and its links are dark enough to read', () => {
  const { action, text } = deriveTheme({ primary: '#ffe600', accent: '#ff8800' }).color ?? {};
  expect(action?.fill).toBe('#ffe600');
  expect(text?.onAction).not.toBe('#ffffff');
  expect(contrast(action?.base ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('a colour outside sRGB keeps lightness and hue', () => {
  const back = toOklch(toHex({ lightness: 0.6, chroma: 0.37, hue: 200 }));
  expect(back.lightness).toBeCloseTo(0.6, 1);
  expect(Math.abs(back.hue - 200)).toBeLessThan(3);
});

test('the error names what is no colour', () => {
  expect(() => deriveTheme({ primary: 'teal', accent: '#f5820b' })).toThrow("'teal' is not a colour");
});
