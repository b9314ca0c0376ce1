import { expect, test } from 'vitest';
import { checkContrast } from './checkContrast.ts';
import { contrast } from './contrast.ts';

test('the standard brand is legible', () => {
  expect(checkContrast({ overrides: {} })).toEqual([]);
});

test('lists every pair below its minimum', () => {
  const pale = checkContrast({ overrides: { color: { action: { base: '#f0f0f0', fill: '#f0f0f0' } } } });
  expect(pale).toContainEqual(expect.stringMatching(/^solid button: 1\.\d\d, needs 4\.5$/));
  expect(pale).toContainEqual(expect.stringMatching(/^box that is ticked: 1\.\d\d, needs 3$/));
});

test('black on white has the highest contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
});

test('half-transparent black on white is grey', () => {
  expect(contrast('rgba(0, 0, 0, 0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
});

test('the error names the invalid colour', () => {
  expect(() => contrast('red', '#ffffff')).toThrow("'red' is not a colour");
});
