import type { ContentKind } from '../lesson/contentKinds.ts';
import { compareTimes } from '../time/compareTimes.ts';
import { partsOf } from './partsOf.ts';
import { toInitials } from './toInitials.ts';

/** The groups of what can be found, in their order; each kind belongs to one. */
export const SEARCH_GROUPS = [
  'course',
  'lesson',
  'note',
  'mistake',
  'certificate',
  'product',
  'news',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const GROUP_OF = {
  class: 'course',
  course: 'course',
  lesson: 'lesson',
  note: 'note',
  mistake: 'mistake',
  certificate: 'certificate',
  product: 'product',
  major: 'product',
  news: 'news',
  notice: 'news',
} as const satisfies Record<string, SearchGroup>;
export type SearchKind = keyof typeof GROUP_OF;

/** Something that can be opened. */
export interface SearchEntry {
  kind: SearchKind;
  /** Unique among its kind. */
  id: string;
  title: string;
  /** Where it belongs, such as the class of a course. */
  detail: string;
  /** What a lesson is: a video, a test. */
  content?: ContentKind;
  /** Its words, which are searched too: of a note. */
  text?: string;
  /** 'YYYY-MM-DD HH:mm:ss' of its nearest occasion. */
  startsAt?: string | null;
  /** What is done stands behind what is not. */
  isDone?: boolean;
  to: string;
}

interface IndexedEntry {
  entry: SearchEntry;
  title: string;
  rest: string;
  /** The title and where it belongs. */
  place: string;
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
    place: `${entry.title}\n${entry.detail}`.toLowerCase(),
    initials: toInitials(entry.title),
  }));
}

/** Letters that may be initials: a single one would find nearly everything. */
const INITIALS = /^[a-z\d]{2,}$/;

/** A word that is searched for, and its parts in a text. */
interface Wanted {
  word: string;
  partsIn: (text: string) => string[] | null;
}

const toWanted = (words: string): Wanted[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, partsIn: partsOf(word) }));

/**
 * How well an entry has a word: its title begins with it, has it, has its initials, or its words have it; then the title, or the
 * title and where it belongs, have its parts; 0 without.
 */
function rank({ title, rest, initials, place }: IndexedEntry, { word, partsIn }: Wanted): number {
  if (title.startsWith(word)) return 6;
  if (title.includes(word)) return 5;
  if (INITIALS.test(word) && initials.includes(word)) return 4;
  if (rest.includes(word)) return 3;
  if (partsIn(place) === null) return 0;
  return partsIn(title) === null ? 1 : 2;
}

/** Whether words are enough to search for: two letters, or one Chinese character. */
export const isSearchable = (words: string): boolean => /\P{ASCII}|[^\s]{2}/u.test(words.trim());

/** What is not done before what is, then the newest first. */
const compareEntries = (one: SearchEntry, other: SearchEntry): number =>
  Number(one.isDone ?? false) - Number(other.isDone ?? false) ||
  compareTimes(other.startsAt ?? null, one.startsAt ?? null);

/** The entries that have all of the words, and how well. */
function rankEntries(index: SearchIndex, words: string): { entry: SearchEntry; rank: number }[] {
  if (!isSearchable(words)) return [];
  const wanted = toWanted(words);
  return index
    .map((indexed) => ({
      entry: indexed.entry,
      rank: Math.min(...wanted.map((each) => rank(indexed, each))),
    }))
    .filter((found) => found.rank > 0);
}

/** The entries that have all of the words, best first, and in their own order where they are alike. */
export const searchEntries = (index: SearchIndex, words: string): SearchEntry[] =>
  rankEntries(index, words)
    .sort((one, other) => other.rank - one.rank || compareEntries(one.entry, other.entry))
    .map(({ entry }) => entry);

/** What an entry has of the words, to be marked in it: a word, or its parts. */
export function findMatches({ title, detail, text = '' }: SearchEntry, words: string): string[] {
  const place = `${title}\n${detail}`.toLowerCase();
  const all = `${place}\n${text.toLowerCase()}`;
  return toWanted(words).flatMap(({ word, partsIn }) =>
    all.includes(word) ? [word] : (partsIn(place) ?? []),
  );
}

export interface NearWords {
  words: string;
  count: number;
}

/** Longer ones would be sentences, and there are too many of them to look for each. */
const LONGEST_NEAR = 6;

/** At most three shorter words, parts of what found nothing, that find something: the longest first. */
export function findNearWords(index: SearchIndex, words: string): NearWords[] {
  const characters = Array.from(words.trim());
  const near: NearWords[] = [];
  for (let length = Math.min(characters.length - 1, LONGEST_NEAR); length >= 2; length -= 1)
    for (let from = 0; from + length <= characters.length; from += 1) {
      const part = characters
        .slice(from, from + length)
        .join('')
        .trim();
      if (near.length === 3 || near.some((known) => known.words.includes(part))) continue;
      const count = rankEntries(index, part).length;
      if (count > 0) near.push({ words: part, count });
    }
  return near;
}
