import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLLAPSE_BEYOND, collapseText } from './collapseText.ts';

test.each([
  [133, '字', null],
  [134, '字', 133],
  [133, '😀', null],
  [134, '😀', 133],
  [0, '字', null],
])('%i times %s', (count, character, kept) => {
  expect(collapseText(character.repeat(count))).toBe(kept === null ? null : character.repeat(kept));
});

test('the beginning is kept, never half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const kept = collapseText(text);
      const isLong = Array.from(text).length > COLLAPSE_BEYOND;
      expect(kept !== null).toBe(isLong);
      expect(text.startsWith(kept ?? text)).toBe(true);
      expect((kept ?? text).isWellFormed()).toBe(true);
    }),
  );
});
