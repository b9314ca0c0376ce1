/** Earlier searches that are offered. */
const KEPT = 5;

/** Earlier searches with the newest one first. */
export const addSearch = (recent: readonly string[], words: string): string[] =>
  [words, ...recent.filter((each) => each !== words)].slice(0, KEPT);
