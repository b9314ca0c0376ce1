import type { Sabotage } from './Claim.ts';

/**
 * Groups edits that cannot meet: no proof of a group imports the file of another edit of it, so that each proof judges its
 * own edit alone although all are made at once.
 */
export function toBatches<Item extends { edit: Sabotage }>(
  items: readonly Item[],
  reach: (file: string) => ReadonlySet<string>,
): Item[][] {
  const meets = (one: Sabotage, other: Sabotage) =>
    one.file === other.file || reach(one.proof).has(other.file) || reach(other.proof).has(one.file);
  const batches: Item[][] = [];
  for (const item of items) {
    const batch = batches.find((members) => members.every(({ edit }) => !meets(edit, item.edit)));
    if (batch) batch.push(item);
    else batches.push([item]);
  }
  return batches;
}
