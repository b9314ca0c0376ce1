import { optionalNumber } from '../read.ts';

/** A count or a duration; null for anything below 0 or that is no number. */
export function readAmount(value: unknown): number | null {
  const amount = optionalNumber(value);
  return amount !== null && amount >= 0 ? amount : null;
}
