import { isSearchable, type SearchEntry, type SearchGroup } from '@cloud-school/domain';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { keyOf } from '../../primitives/native/keyOf.ts';
import { groupEntries } from './groupEntries.ts';
import type { FirstEntries, SearchRow } from './SearchResults.tsx';
import { stepRow } from './stepRow.ts';
import { useSearchLayout } from './useSearchLayout.ts';

export interface SearchListOptions {
  /** What was found for the words, best first. */
  search: (words: string) => readonly SearchEntry[];
  /** The words of earlier searches, newest first. */
  recent: readonly string[];
  /** What can be opened without a word, under its headings, such as what was opened last. */
  first?: readonly FirstEntries[];
  /** Opens what was chosen; `words` are remembered. */
  onOpen: (entry: SearchEntry, words: string) => void;
}

const NOTHING_FIRST: readonly FirstEntries[] = [];

/** The words, what they find or what comes before any, and the row that the keys have selected. */
export function useSearchList({ search, recent, first = NOTHING_FIRST, onOpen }: SearchListOptions) {
  const layout = useSearchLayout();
  const [words, setWords] = useState('');
  const [range, setRange] = useState<SearchGroup | null>(null);
  const [active, setActive] = useState(0);
  const isAsked = isSearchable(words);
  // Moving the selection does not search again.
  const found: readonly SearchEntry[] = useMemo(
    () => (isAsked ? search(words) : []),
    [isAsked, search, words],
  );
  const columns = useMemo(() => groupEntries(found, range, layout), [found, range, layout]);
  const shownFirst = isAsked ? NOTHING_FIRST : first;
  const rows: SearchRow[] = [
    ...(isAsked ? [] : recent.map((text): SearchRow => ({ type: 'recent', text }))),
    ...[...shownFirst, ...columns.flat()].flatMap(({ entries }) =>
      entries.map((entry): SearchRow => ({ type: 'entry', entry })),
    ),
  ];
  const current = Math.min(active, rows.length - 1);

  function type(next: string) {
    setWords(next);
    setRange(null);
    setActive(0);
  }

  function pick(next: SearchGroup | null) {
    setRange(next);
    setActive(0);
  }

  function choose(row: SearchRow | undefined) {
    if (row?.type === 'recent') type(row.text);
    else if (row) onOpen(row.entry, words.trim());
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const key = keyOf(event);
    if (key === null) return;
    const { selectionStart, value } = event.currentTarget;
    const next = stepRow(key, {
      current,
      count: rows.length,
      columns: columns.map((groups) => groups.reduce((sum, { entries }) => sum + entries.length, 0)),
      isAtEnd: selectionStart === value.length,
    });
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    } else if (key === 'Enter') {
      event.preventDefault();
      choose(rows[current]);
    } else if (key === 'Escape' && words !== '') {
      // The next one closes the dialog.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  }

  return {
    words,
    range,
    isAsked,
    found,
    columns,
    first: shownFirst,
    rows,
    current,
    type,
    pick,
    choose,
    press,
    select: setActive,
  };
}
