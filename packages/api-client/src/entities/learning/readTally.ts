import type { Tally } from '@cloud-school/domain';
import { readQuantity } from '../readQuantity.ts';

/** A target; null when nothing is required, because such a target does not exist (TIME-05). */
export function readTally(required: unknown, done: unknown): Tally | null {
  const target = readQuantity(required);
  return target === null || target === 0 ? null : { required: target, done: readQuantity(done) ?? 0 };
}
