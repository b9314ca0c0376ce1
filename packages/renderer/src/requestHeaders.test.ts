import { expect, test } from 'vitest';
import { acceptsBrotli, hasVersion } from './requestHeaders.ts';

test.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip', true],
  ['BR ; Q=0.5', true],
  ['gzip, br;q=0', false],
  ['br; q=0.000', false],
  ['abr, br-x', false],
  [undefined, false],
])('%s: brotli %s', (accepted, isAccepted) => {
  expect(acceptsBrotli(accepted)).toBe(isAccepted);
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['W/"aa"', false],
  [undefined, false],
])('%s has the version: %s', (known, isKnown) => {
  expect(hasVersion('W/"a"', known)).toBe(isKnown);
});
