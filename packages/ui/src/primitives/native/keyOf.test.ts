import { expect, test } from 'vitest';
import { keyOf } from './keyOf.ts';

test.each([
  ['Enter alone', { key: 'Enter', isComposing: false, keyCode: 13 }, 'Enter'],
  ['Enter that takes a candidate', { key: 'Enter', isComposing: true, keyCode: 229 }, null],
  ['the same of Safari, after the composition', { key: 'Enter', isComposing: false, keyCode: 229 }, null],
  ['Escape that drops a candidate in Safari', { key: 'Escape', isComposing: false, keyCode: 229 }, null],
  ['an arrow among candidates', { key: 'ArrowDown', isComposing: true, keyCode: 40 }, null],
  ['a key of a page that makes its own event', { key: 'Enter', keyCode: 0 }, 'Enter'],
])('%s', (_, pressed, key) => {
  expect(keyOf(pressed)).toBe(key);
  expect(keyOf({ nativeEvent: pressed })).toBe(key);
});
