import { GROUP_OF, isRecord, type SearchEntry } from '@cloud-school/domain';
import { defineStored, isText, only } from '../../platform/device/defineStored.ts';

/** What was opened, without what may have changed since. */
type Opened = Pick<SearchEntry, 'kind' | 'id' | 'title' | 'to'>;

/** Of them that are offered. */
const MOST = 3;

/** What was opened from the search, the last first. */
export const storedOpened = defineStored({
  key: 'searchOpened',
  of: 'user',
  maxDays: 90,
  read: only((value): value is Opened[] => Array.isArray(value) && value.every(isOpened)),
});

const isOpened = (value: unknown): value is Opened =>
  isRecord(value) &&
  isText(value.kind) &&
  Object.hasOwn(GROUP_OF, value.kind) &&
  ['id', 'title', 'to'].every((name) => isText(value[name]));

const isSame = (one: Opened, other: Opened) => one.kind === other.kind && one.id === other.id;

/** With the one that was opened last in front. */
export const addOpened = (opened: readonly Opened[], { kind, id, title, to }: SearchEntry): Opened[] =>
  [{ kind, id, title, to }, ...opened.filter((each) => !isSame(each, { kind, id, title, to }))].slice(
    0,
    MOST,
  );

/** The lesson that was left, and what was opened, as the school says it today. */
export function toOpenedEntries(
  left: SearchEntry | null,
  opened: readonly Opened[],
  entries: readonly SearchEntry[],
): SearchEntry[] {
  const known = opened.map(
    (each): SearchEntry => entries.find((entry) => isSame(entry, each)) ?? { ...each, detail: '' },
  );
  return [...(left ? [left] : []), ...known.filter((each) => !left || !isSame(each, left))].slice(0, MOST);
}
