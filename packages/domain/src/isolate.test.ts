import { expect, test } from 'vitest';
import { isolate } from './isolate.ts';

test.each([
  ['沈雨薇', '沈雨薇'],
  ['Dilnur', 'Dilnur'],
  ['ئادىل', '\u2068ئادىل\u2069'],
  ['דוד 3', '\u2068דוד 3\u2069'],
  // A name that turns what follows, and one that would close the isolation.
  ['\u202E李', '\u2068\u202E李\u2069'],
  ['محمد\u2069', '\u2068محمد\u2069'],
])('%j stands in our words as %j', (name, isolated) => {
  expect(isolate(name)).toBe(isolated);
});
