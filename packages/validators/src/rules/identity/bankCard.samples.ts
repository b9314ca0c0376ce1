import { pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { bankCard } from './bankCard.ts';

export const bankCardSamples: RuleSamples = {
  rule: bankCard,
  valid: [
    '6222020111122220000',
    '4111111111111111',
    '622202011112',
    '5500000000000004',
    '6011111111111117',
    '6222021234567890123',
    '000000000000',
    '123456789012',
    4111111111111111,
  ],
  invalid: [
    '12345678901',
    '12345678901234567890',
    '6222 0201 1112 2220',
    '6222-0201-1112',
    '６２２２０２０１１１１２',
    '622202011112a',
    ' 622202011112',
    '622202011112 ',
    '+622202011112',
    '😀',
    12345678901,
    6222020111122220000,
    -622202011112,
  ],
  strictlyInvalid: ['000000000000', '123456789012', '4111111111111112', '6222021234567890123'],
  hasCheckDigit: true,
  make: makeBankCard,
};

/** A card number of 16 digits with its Luhn digit. */
function makeBankCard(random: Random): string {
  const body = `62${pickDigits(random, 13)}`;
  let sum = 0;
  for (const [index, digit] of Array.from(body).entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return `${body}${(10 - (sum % 10)) % 10}`;
}
