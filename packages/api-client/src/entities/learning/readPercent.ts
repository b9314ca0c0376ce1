import { optionalNumber } from '../read.ts';

/** A percentage from 0 to 100, also from '62.2%'; a value beyond the range becomes its nearest end. */
export function readPercent(value: unknown): number | null {
  const percent = optionalNumber(typeof value === 'string' ? value.replace(/%\s*$/, '') : value);
  return percent === null ? null : Math.min(100, Math.max(0, percent));
}
