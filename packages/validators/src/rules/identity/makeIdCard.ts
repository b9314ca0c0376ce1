import { digits, pick, whole } from '../../samples/pick.ts';
import type { Random } from '../../samples/seededRandom.ts';

/** An identity number that belongs to nobody in particular: Beijing, any date of 1950 to 2009, a right check character. */
export function makeIdCard(random: Random): string {
  const month = String(whole(random, 1, 12)).padStart(2, '0');
  const day = String(whole(random, 1, 28)).padStart(2, '0');
  const body = `11010${pick(random, '12568')}${whole(random, 1950, 2009)}${month}${day}${digits(random, 3)}`;
  let sum = 0;
  for (const digit of body) sum = sum * 2 + Number(digit);
  return body + '10X98765432'.charAt((sum * 2) % 11);
}
