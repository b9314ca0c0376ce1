/** Counts tags, most used first. The id of a tag is its position in that order, so it is stable for one seed. */
export function countTags(prefix: string, names: string[]): { id: string; name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count], index) => ({ id: `${prefix}-${index + 1}`, name, count }));
}
