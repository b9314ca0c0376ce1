import { expect, test } from 'vitest';
import { shortNumber } from './shortNumber.ts';

test.each([
  ['S000033010026263002419', 'S0000330100…2419'],
  ['YF20260830037', 'YF20260830037'],
  ['', ''],
])('%j is shown as %j', (number, short) => {
  expect(shortNumber(number)).toBe(short);
});
