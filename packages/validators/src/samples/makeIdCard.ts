import { makeIdNumber, type MadeHolder } from './makeIdNumber.ts';
import { seededRandom } from './seededRandom.ts';

/** An identity number of nobody in particular: of a woman of Zhejiang, for example; the same seed gives the same number. */
export function makeIdCard({
  seed = 1,
  region = '330106',
  ...holder
}: Partial<MadeHolder> & { readonly seed?: number } = {}): string {
  return makeIdNumber(seededRandom(seed), { region, ...holder });
}
