import { expect, test } from 'vitest';
import { shortenNumber } from './shortenNumber.ts';

test.each([
  ['S000033010026263002419', 'S0000330100…2419'],
  ['YF20260830037', 'YF20260830037'],
  ['', ''],
])('%j becomes %j', (number, short) => {
  expect(shortenNumber(number)).toBe(short);
});
