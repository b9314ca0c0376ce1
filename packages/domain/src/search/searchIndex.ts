import { toInitials } from './toInitials.ts';

/** What can be found, in the order of its groups. */
export const SEARCH_KINDS = [
  'class',
  'course',
  'lesson',
  'note',
  'product',
  'news',
  'notice',
  'major',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that can be opened. */
export interface SearchEntry {
  kind: SearchKind;
  /** Unique among its kind. */
  id: string;
  title: string;
  /** Where it belongs, such as the class of a course. */
  detail: string;
  /** Its words, which are searched too: of a note. */
  text?: string;
  to: string;
}

interface IndexedEntry {
  entry: SearchEntry;
  title: string;
  rest: string;
  initials: string;
}

export type SearchIndex = readonly IndexedEntry[];

/** Prepares entries for the search; of two with one id the first stays. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const unique = new Map<string, SearchEntry>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.id}`;
    if (!unique.has(key)) unique.set(key, entry);
  }
  return [...unique.values()].map((entry) => ({
    entry,
    title: entry.title.toLowerCase(),
    rest: `${entry.detail} ${entry.text ?? ''}`.toLowerCase(),
    initials: toInitials(entry.title),
  }));
}

/** Letters that may be initials: a single one would find nearly everything. */
const INITIALS = /^[a-z\d]{2,}$/;

/** How well an entry has a word: its title begins with it, has it, has its initials, or its words have it; 0 without. */
function rank({ title, rest, initials }: IndexedEntry, word: string): number {
  if (title.startsWith(word)) return 4;
  if (title.includes(word)) return 3;
  if (INITIALS.test(word) && initials.includes(word)) return 2;
  return rest.includes(word) ? 1 : 0;
}

/** Whether words are enough to search for: two letters, or one Chinese character. */
export const isSearchable = (words: string): boolean => /\P{ASCII}|[^\s]{2}/u.test(words.trim());

/** The entries that have all of the words, best first, and in their own order where they are alike. */
export function searchEntries(index: SearchIndex, words: string): SearchEntry[] {
  if (!isSearchable(words)) return [];
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return index
    .map((indexed) => ({
      entry: indexed.entry,
      rank: Math.min(...wanted.map((word) => rank(indexed, word))),
    }))
    .filter((found) => found.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}
