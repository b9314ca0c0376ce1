import { expect, test } from 'vitest';
import { postalCode } from './postalCode.ts';

test.each([
  ['999077', true],
  ['999078', true],
  ['999079', false],
  ['990077', false],
])('strict knows Hong Kong and Macau: %s is %s', (code, isAccepted) => {
  expect(postalCode.strict().test(code)).toBe(isAccepted);
});
