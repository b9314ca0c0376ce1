import { expect, test } from 'vitest';
import { withoutRem } from './rem.ts';

test.each([
  ['1.5rem', 'calc(1.5 * var(--cs-rem, 16px))'],
  ['-.25rem auto', 'calc(-.25 * var(--cs-rem, 16px)) auto'],
  ['600 1rem/1.5 serif', '600 calc(1 * var(--cs-rem, 16px))/1.5 serif'],
  ['calc(100% - 2rem)', 'calc(100% - calc(2 * var(--cs-rem, 16px)))'],
  ['url(/premium.svg) 3em', 'url(/premium.svg) 3em'],
])('%s has no size of the page’s root', (css, expected) => {
  expect(withoutRem(css)).toBe(expected);
});
