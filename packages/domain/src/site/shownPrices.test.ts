import { makeProduct } from '@cloud-school/domain/testing';
import { expect, it } from 'vitest';
import { standardSettings } from '../school/SchoolSettings.ts';
import { lowestPrice, shownPrices } from './shownPrices.ts';

const NO_PRICES = { showsPrices: false };
const price = (amount: string | null) => (amount === null ? null : { amount, isFrom: false });

it.each([
  ['1680', '2980', '1680', '2980'],
  ['980', '1480', '980', '1480'],
  // The coupon price is not lower: no original price.
  ['2980', '2980', '2980', null],
  ['2980', '980', '2980', null],
  ['1680.5', '1680.05', '1680.5', null],
  ['1680.05', '1680.5', '1680.05', '1680.5'],
  ['1680', '1680.5', '1680', '1680.5'],
  ['9007199254740992', '9007199254740993', '9007199254740992', '9007199254740993'],
  [null, '2980', '2980', null],
  ['1680', null, '1680', null],
  [null, null, null, null],
])(
  'coupon price %s and standard price %s: current %s, original %s',
  (coupon, standard, current, original) => {
    const product = { couponPrice: price(coupon), standardPrice: price(standard) };
    expect(shownPrices(product, standardSettings)).toEqual({
      current: price(current),
      original: price(original),
    });
    expect(shownPrices(product, NO_PRICES)).toEqual({ current: null, original: null });
  },
);

it.each([
  [['2980', '1680', '980.5'], { amount: '980.5', isFrom: true }],
  [['980', null, '980'], { amount: '980', isFrom: false }],
  [[null], null],
  [[], null],
])('the lowest price of %j is %j', (amounts, lowest) => {
  const products = amounts.map((amount) => makeProduct({ couponPrice: price(amount), standardPrice: null }));
  expect(lowestPrice(products, standardSettings)).toEqual(lowest);
  expect(lowestPrice(products, NO_PRICES)).toBeNull();
});
