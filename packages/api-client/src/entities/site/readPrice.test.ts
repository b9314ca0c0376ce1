import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoney, readPrice } from './readPrice.ts';

describe('a price', () => {
  it.each([
    ['1680起', '1680', true],
    ['1680 起', '1680', true],
    [1680, '1680', false],
    ['1,680', '1680', false],
    ['12,345,678.50', '12345678.5', false],
    ['¥1680', '1680', false],
    ['￥ 99.90 元', '99.9', false],
    ['1680.00', '1680', false],
    [0.1, '0.1', false],
    [0, '0', false],
    ['0.00', '0', false],
    ['0080', '80', false],
    ['3.5万起', '35000', true],
    ['1.28 万元', '12800', false],
    ['0.00015万', '1.5', false],
    ['￥１６８０', '1680', false],
    ['1，680元', '1680', false],
    ['RMB 1680', '1680', false],
    ['1680 CNY', '1680', false],
    ['人民币1680元整', '1680', false],
    // More digits than a float keeps.
    ['9007199254740993.07', '9007199254740993.07', false],
  ])('%j reads as %s', (written, amount, isFrom) => {
    expect(readPrice(written)).toEqual({ amount, isFrom });
  });

  it.each([
    null,
    undefined,
    '',
    '起',
    '面议',
    -1,
    '-1680',
    '1,68',
    '16,80',
    '1.680.00',
    '1680.005',
    '0.0000001万',
    `1${' '.repeat(50_000)}x`,
    0.1 + 0.2,
    1e21,
    Number.NaN,
    '1680-2980',
    '1680元/月',
    '约1680元',
    '$1680',
    '壹仟元',
    '免费',
    'null',
    'NaN',
    true,
    {},
    [1680],
  ])('%j is no price', (written) => {
    expect(readPrice(written)).toBeNull();
  });

  it('with fen keeps its digits, whatever its size', () => {
    const prices = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(prices, fc.boolean(), ([yuan, fen], isFrom) => {
        const two = String(fen).padStart(2, '0');
        const price = readPrice(`${yuan}.${two}${isFrom ? '起' : ''}`);
        const [whole, fraction = ''] = (price?.amount ?? '').split('.');
        expect([whole, fraction.padEnd(2, '0'), price?.isFrom]).toEqual([String(yuan), two, isFrom]);
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    [500, '500'],
    ['1,500.50元', '1500.5'],
    [0, null],
    ['0.00', null],
    [null, null],
    ['五百', null],
    [-5, null],
  ])('%j reads as %j', (written, amount) => {
    expect(readMoney(written)).toBe(amount);
  });
});
