import { expect, test } from 'vitest';
import { hasSameOptions } from './hasSameOptions.ts';

test.each([
  ['options', ['A', 'B'], ['A', 'B'], true],
  ['options', ['B', 'A'], ['A', 'B'], true],
  ['options', ['A'], ['A', 'B'], false],
  ['options', ['A', 'C'], ['A', 'B'], false],
  ['any', ['B', 'A'], ['A', 'B'], true],
  ['ordered-options', ['A', 'B'], ['A', 'B'], true],
  ['ordered-options', ['B', 'A'], ['A', 'B'], false],
  ['ordered-options', ['A'], ['A', 'B'], false],
] as const)('%s %j and %j are the same: %s', (form, these, those, isSame) => {
  expect(hasSameOptions(form, these, those)).toBe(isSame);
});
