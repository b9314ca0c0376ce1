/** Returns a number from 0 up to 1, like Math.random. */
export type Random = () => number;

/** Returns the same numbers for the same seed ([mulberry32](https://github.com/bryc/code/blob/master/jshash/PRNGs.md)). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
