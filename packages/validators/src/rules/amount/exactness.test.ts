import { assert, bigInt, boolean, integer, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { decimalPlaces } from './decimalPlaces.ts';
import { max } from './max.ts';
import { maxDigits } from './maxDigits.ts';
import { money } from './money.ts';

const whole = bigInt({ min: 0n, max: 10n ** 30n });
const decimals = stringMatching(/^\d{0,6}$/);

/** The exact amount in millionths. */
const millionths = (units: bigint, fraction: string) => units * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
const write = (isNegative: boolean, units: bigint, fraction: string) =>
  `${isNegative ? '-' : ''}${units}${fraction && `.${fraction}`}`;

test('max agrees with exact arithmetic at any size', () => {
  assert(
    property(whole, decimals, integer({ min: 0, max: 100_000_000 }), (units, fraction, limit) => {
      const expected = millionths(units, fraction) <= millionths(BigInt(limit), '');
      expect(max(limit).test(write(false, units, fraction))).toBe(expected);
    }),
  );
});

test('max accepts the limit itself and nothing above', () => {
  assert(
    property(integer({ min: 0, max: 100_000_000 }), decimals, (limit, fraction) => {
      expect(max(limit).test(write(false, BigInt(limit), fraction))).toBe(/^0*$/.test(fraction));
    }),
  );
});

test('money agrees with exact arithmetic at any size', () => {
  assert(
    property(boolean(), whole, decimals, (isNegative, units, fraction) => {
      const expected = !isNegative && fraction.length <= 2 && millionths(units, fraction) > 0n;
      expect(money.test(write(isNegative, units, fraction))).toBe(expected);
    }),
  );
});

test('decimalPlaces and maxDigits count the digits of the text', () => {
  assert(
    property(boolean(), whole, decimals, integer({ min: 1, max: 10 }), (isNegative, units, fraction, n) => {
      const text = write(isNegative, units, fraction);
      expect(decimalPlaces(n).test(text)).toBe(fraction.length <= n);
      expect(maxDigits(n).test(text)).toBe(String(units).length <= n);
    }),
  );
});

test('one character replaced by a letter is refused by every amount rule', () => {
  assert(
    property(whole, decimals, integer({ min: 0, max: 40 }), (units, fraction, at) => {
      const text = write(false, units, fraction);
      const index = at % text.length;
      const changed = `${text.slice(0, index)}l${text.slice(index + 1)}`;
      for (const rule of [money, decimalPlaces(3), maxDigits(10), max(1000)])
        expect(rule.test(changed)).toBe(false);
    }),
  );
});
