import type { Tally } from '@cloud-school/domain';

/** Tallies as one; null where nothing of them is required. */
export function sumTallies(tallies: readonly (Tally | null | undefined)[]): Tally | null {
  const known = tallies.filter((tally) => tally !== null && tally !== undefined);
  const required = known.reduce((total, tally) => total + tally.required, 0);
  const done = known.reduce((total, tally) => total + tally.done, 0);
  return required > 0 ? { required, done } : null;
}
