import { pickDigits, pickInteger } from './pick.ts';
import type { Random } from './seededRandom.ts';

/** The weights of the first 17 digits as the standard prints them; the rule counts in another way. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** What a made-up number of GB 11643 says of its holder. */
export interface MadeHolder {
  /** The first six digits. */
  readonly region: string;
  /** Such as '1990-03-07'; a day of 1950 to 2009 where it is not given. */
  readonly birthday?: string | undefined;
  readonly sex?: 'male' | 'female' | undefined;
}

/** A number of nobody in particular, with its check character. */
export function makeIdNumber(
  random: Random,
  { region, birthday = makeBirthday(random), sex }: MadeHolder,
): string {
  const digit = pickInteger(random, 0, 4) * 2;
  const ordinal = { male: digit + 1, female: digit, any: pickInteger(random, 0, 9) }[sex ?? 'any'];
  const body = `${region}${birthday.replaceAll('-', '')}${pickDigits(random, 2)}${ordinal}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

function makeBirthday(random: Random): string {
  const [month, day] = [pickInteger(random, 1, 12), pickInteger(random, 1, 28)].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${pickInteger(random, 1950, 2009)}-${month}-${day}`;
}
