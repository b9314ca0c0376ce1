import { digits, picks } from '../../samples/pick.ts';
import type { Random } from '../../samples/seededRandom.ts';

// Without I, O, S, V and Z.
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A company's code in Beijing with a right check character. */
export function makeSocialCreditCode(random: Random): string {
  const body = `911101${digits(random, 2)}${picks(random, CHARACTERS, 9)}`;
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  // A remainder of 0 would ask for the value 31, which wraps to 0.
  return body + CHARACTERS.charAt((31 - (sum % 31)) % 31);
}
