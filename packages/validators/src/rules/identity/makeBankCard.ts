import { digits } from '../../samples/pick.ts';
import type { Random } from '../../samples/seededRandom.ts';

/** A card number of 16 digits with a right Luhn digit. */
export function makeBankCard(random: Random): string {
  const body = `62${digits(random, 13)}`;
  let sum = 0;
  for (const [place, digit] of Array.from(body).entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return `${body}${(10 - (sum % 10)) % 10}`;
}
