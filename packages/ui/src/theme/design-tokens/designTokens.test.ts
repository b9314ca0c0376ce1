import { describe, expect, test } from 'vitest';
import { deriveTheme } from '../derive/deriveTheme.ts';
import { mergeTheme } from '../mergeTheme.ts';
import type { ThemeOverrides } from '../standardTheme.ts';
import { readDesignTokens, toDesignTokens, writeDesignTokens } from './designTokens.ts';

const BRANDS: Record<string, ThemeOverrides> = {
  standard: {},
  'derived, with a radius and a shadow': {
    ...deriveTheme({ primary: '#0f766e', accent: '#f5820b', chrome: 'deep' }),
    radius: { card: '4px' },
    shadow: { rest: 'none' },
  },
};

test.each(Object.entries(BRANDS))('%s: out and in again is the same theme', (_, overrides) => {
  const read = readDesignTokens(JSON.parse(writeDesignTokens(overrides)));
  expect(mergeTheme(read)).toEqual(mergeTheme(overrides));
  expect(writeDesignTokens(read)).toBe(writeDesignTokens(overrides));
});

test('the standard theme changes nothing of itself', () => {
  expect(readDesignTokens(toDesignTokens(mergeTheme({})))).toEqual({});
});

test('colours, lengths and numbers have the types of the format', () => {
  expect(toDesignTokens(mergeTheme({ color: { action: { base: '#0f766e' } } }))).toMatchObject({
    color: {
      action: {
        base: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.0588, 0.4627, 0.4314], hex: '#0f766e' },
        },
      },
      hero: { track: { $value: { alpha: 0.24 } } },
    },
    size: { header: { $type: 'dimension', $value: { value: 4.5, unit: 'rem' } } },
    layer: { sticky: { $type: 'number', $value: 10 } },
  });
});

test('a designer’s file may have a palette of its own, aliases, and colours as CSS', () => {
  expect(
    readDesignTokens({
      palette: { teal: { 600: { $type: 'color', $value: '#0f766e' } } },
      color: {
        $type: 'color',
        action: { base: { $value: '{palette.teal.600}' }, fill: { $value: '{color.action.base}' } },
      },
    }),
  ).toEqual({ color: { action: { base: '#0f766e', fill: '#0f766e' } } });
});

describe('a file that is wrong says where', () => {
  const base = ($value: unknown) => ({ color: { action: { base: { $value } } } });
  test.each<[string, unknown, string]>([
    ['a list', [], 'The tokens are no JSON object.'],
    [
      'a role that is none',
      { color: { action: { bse: { $value: '#000000' } } } },
      'color.action.bse is no role',
    ],
    ['a token in place of a group', { color: 'red' }, 'color is no group of tokens'],
    ['a token without a value', { color: { action: { base: {} } } }, 'color.action.base has no $value'],
    [
      'an alias to nothing',
      base('{palette.blue}'),
      'color.action.base refers to {palette.blue}, which is not',
    ],
    ['an alias to itself', base('{color.action.base}'), 'refers to itself'],
    [
      'a colour space that CSS of old browsers lacks',
      base({ colorSpace: 'display-p3', components: [1, 0, 0] }),
      'no colour of sRGB',
    ],
    ['a text that ends a declaration', base('red;}'), 'no CSS text'],
  ])('%s', (_, file, message) => {
    expect(() => readDesignTokens(file)).toThrow(message);
  });
});
