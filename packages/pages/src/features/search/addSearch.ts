import { defineStored, isText, only } from '../../platform/device/defineStored.ts';

/** Earlier searches that are offered. */
const MOST = 5;

/** The words of the last searches. */
export const storedSearches = defineStored({
  key: 'searches',
  of: 'user',
  maxDays: 90,
  read: only((value): value is string[] => Array.isArray(value) && value.every(isText)),
});

/** Earlier searches with the newest one first. */
export const addSearch = (recent: readonly string[], words: string): string[] =>
  [words, ...recent.filter((each) => each !== words)].slice(0, MOST);
