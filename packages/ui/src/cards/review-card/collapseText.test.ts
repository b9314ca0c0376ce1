import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLAPSE_BEYOND, collapseText } from './collapseText.ts';

test.each([
  [133, '字', null],
  [134, '字', 133],
  [133, '😀', null],
  [134, '😀', 133],
  [0, '字', null],
])('%i times %s', (count, character, length) => {
  expect(collapseText(character.repeat(count))).toBe(length === null ? null : character.repeat(length));
});

test('the beginning stays, never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const collapsed = collapseText(text);
      const isLong = Array.from(text).length > COLLAPSE_BEYOND;
      expect(collapsed !== null).toBe(isLong);
      expect(text.startsWith(collapsed ?? text)).toBe(true);
      expect((collapsed ?? text).isWellFormed()).toBe(true);
    }),
  );
});
