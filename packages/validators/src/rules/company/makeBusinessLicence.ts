import { digits } from '../../samples/pick.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { makeSocialCreditCode } from './makeSocialCreditCode.ts';

/** A licence number of either length with a right check character. */
export function makeBusinessLicence(random: Random): string {
  if (random() < 0.5) return makeSocialCreditCode(random);
  const body = `110108${digits(random, 8)}`;
  let product = 10;
  for (const digit of body) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return `${body}${(11 - product) % 10}`;
}
