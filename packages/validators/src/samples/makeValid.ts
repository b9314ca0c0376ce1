import { ruleCatalogue } from './ruleCatalogue.ts';
import { seededRandom } from './seededRandom.ts';

/** A value that the named rule and its strict form accept; the same seed gives the same value. */
export function makeValid(ruleName: string, seed = 1): string {
  const samples = ruleCatalogue.find(({ rule }) => rule.name === ruleName);
  if (!samples)
    throw new RangeError(`No rule is called '${ruleName}'; the names are those of the package's exports.`);
  return samples.make(seededRandom(seed));
}
