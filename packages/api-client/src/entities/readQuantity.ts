import { optionalNumber } from './read.ts';

/** A count or a duration; null for anything that is not a number of 0 or more. */
export function readQuantity(value: unknown): number | null {
  const amount = optionalNumber(value) ?? -1;
  return amount >= 0 ? amount : null;
}
