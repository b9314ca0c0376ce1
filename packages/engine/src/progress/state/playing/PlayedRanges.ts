/** A part of a lesson, in milliseconds of the medium. */
export type PlayedRange = readonly [from: number, to: number];

/** The parts that were played: sorted, apart from each other, none empty. Each moment is in it at most once. */
export type PlayedRanges = readonly PlayedRange[];

/** More parts than this come from a broken player or hostile data; the shortest are dropped, so that the sum never grows. */
const MOST_RANGES = 200;

/** Adds parts in any order, overlapping or touching. */
export function mergeRanges(...lists: readonly PlayedRanges[]): PlayedRanges {
  const merged: [number, number][] = [];
  for (const [from, to] of lists.flat().sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (from < to) merged.push([from, to]);
  }
  if (merged.length <= MOST_RANGES) return merged;
  const longest = new Set(merged.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MOST_RANGES));
  return merged.filter((range) => longest.has(range));
}

/** The length of all parts together: the honest studied time. */
export function totalOf(ranges: PlayedRanges): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}
