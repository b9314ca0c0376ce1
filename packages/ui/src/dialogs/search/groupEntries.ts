import { GROUP_OF, SEARCH_GROUPS, type SearchEntry, type SearchGroup } from '@cloud-school/domain';

export const SEARCH_LABELS: Record<SearchGroup, string> = {
  course: '课程',
  lesson: '课堂',
  note: '笔记',
  mistake: '错题',
  certificate: '证书',
  product: '培训项目',
  news: '新闻',
};

/** What is one's own is at the left, what the school offers at the right; in one column they follow each other. */
const COLUMN: Record<SearchGroup, 0 | 1> = {
  course: 0,
  lesson: 0,
  note: 0,
  mistake: 1,
  certificate: 1,
  product: 1,
  news: 1,
};

/** Rows of a group in one column, and of a group that is shown alone. */
const ROWS: Record<SearchGroup, number> = {
  course: 3,
  lesson: 5,
  note: 3,
  mistake: 3,
  certificate: 3,
  product: 3,
  news: 3,
};
const ROWS_ALONE = 50;

/** On a phone one of each, and three lessons: what is left of its height goes round. */
const ROWS_ON_PHONE: Record<SearchGroup, number> = {
  course: 1,
  lesson: 3,
  note: 1,
  mistake: 1,
  certificate: 1,
  product: 1,
  news: 1,
};

export interface SearchGroupRows {
  group: SearchGroup;
  entries: readonly SearchEntry[];
  total: number;
  /** The place of its first row in the whole list. */
  first: number;
}

/** How the groups stand: below each other, or in one column of a phone or two of a wide window, of as many rows as fit. */
export type SearchLayout = 'column' | { rows: number; isPhone?: boolean };

/** How many of each group were found. */
export function countGroups(found: readonly SearchEntry[]): Record<SearchGroup, number> {
  const counts = { course: 0, lesson: 0, note: 0, mistake: 0, certificate: 0, product: 0, news: 0 };
  for (const { kind } of found) counts[GROUP_OF[kind]] += 1;
  return counts;
}

/** The columns of what was found, a group without a hit is absent; of one group alone its first fifty in one column. */
export function groupEntries(
  found: readonly SearchEntry[],
  only: SearchGroup | null,
  layout: SearchLayout,
): SearchGroupRows[][] {
  const counts = countGroups(found);
  const shown = SEARCH_GROUPS.filter((group) => counts[group] > 0 && (only === null || group === only));
  const columns =
    only === null && typeof layout === 'object' && !layout.isPhone
      ? ([0, 1] as const).map((side) => shown.filter((group) => COLUMN[group] === side))
      : [shown];
  let first = 0;
  return columns
    .filter((groups) => groups.length > 0)
    .map((groups) => {
      const rows = only === null ? allotRows(groups, counts, layout) : [ROWS_ALONE];
      return groups.map((group, index): SearchGroupRows => {
        const all = found.filter(({ kind }) => GROUP_OF[kind] === group);
        const entries = all.slice(0, rows[index]);
        const start = first;
        first += entries.length;
        return { group, entries, total: all.length, first: start };
      });
    });
}

/** Each group has a row before one has a second: what is left goes round, until the column is full. */
function allotRows(
  groups: readonly SearchGroup[],
  counts: Record<SearchGroup, number>,
  layout: SearchLayout,
): number[] {
  if (layout === 'column') return groups.map((group) => ROWS[group]);
  const rows = groups.map((group) => (layout.isPhone ? Math.min(ROWS_ON_PHONE[group], counts[group]) : 1));
  // A heading is as high as 0.6 of a row.
  let left = layout.rows - groups.length * 0.6 - rows.reduce((sum, count) => sum + count, 0);
  const canGrow = (index: number) => (rows[index] ?? 0) < counts[groups[index] ?? 'course'];
  while (left >= 1 && groups.some((_, index) => canGrow(index)))
    for (const index of groups.keys())
      if (left >= 1 && canGrow(index)) {
        rows[index] = (rows[index] ?? 0) + 1;
        left -= 1;
      }
  return rows;
}
