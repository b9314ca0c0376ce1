import { MalformedError } from '../errors/MalformedError.ts';
import { optionalNumber } from './read.ts';

/** How often the school's site was visited. */
export function parseVisitorCount(data: unknown): number {
  const count = optionalNumber(data);
  if (count === null || count < 0) throw new MalformedError('Visitor count is not a number.');
  return Math.trunc(count);
}
