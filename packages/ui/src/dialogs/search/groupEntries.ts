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

const ROWS_ALONE = 50;

/** In one column one of each, and three lessons: what is left of its height goes round. */
const ROWS_IN_ONE: Record<SearchGroup, number> = {
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

/** The columns of a window, and how many rows fit in each. */
export interface SearchLayout {
  rows: number;
  columns: 1 | 2;
}

/** A heading is as high as this of a row. */
export const HEADING = 0.72;

/** How many of each group were found. */
export function countGroups(found: readonly SearchEntry[]): Record<SearchGroup, number> {
  const counts = { course: 0, lesson: 0, note: 0, mistake: 0, certificate: 0, product: 0, news: 0 };
  for (const { kind } of found) counts[GROUP_OF[kind]] += 1;
  return counts;
}

/** 共 3 条, 本机 3 条 without a network; nothing where nothing was found and not all was asked. */
export const formatFound = (count: number, isOffline: boolean, isInPart: boolean): string =>
  count === 0 && isInPart ? '' : `${isOffline ? '本机' : '共'} ${count} 条`;

/** The columns of what was found, a group without a hit is absent; of one group alone its first fifty in one column. */
export function groupEntries(
  found: readonly SearchEntry[],
  only: SearchGroup | null,
  layout: SearchLayout,
): SearchGroupRows[][] {
  const counts = countGroups(found);
  const shown = SEARCH_GROUPS.filter((group) => counts[group] > 0 && (only === null || group === only));
  const columns =
    only === null && layout.columns === 2
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
  const rows = groups.map((group) =>
    layout.columns === 1 ? Math.min(ROWS_IN_ONE[group], counts[group]) : 1,
  );
  let left = layout.rows - groups.length * HEADING - rows.reduce((sum, count) => sum + count, 0);
  const canGrow = (index: number) => (rows[index] ?? 0) < counts[groups[index] ?? 'course'];
  while (left >= 1 && groups.some((_, index) => canGrow(index)))
    for (const index of groups.keys())
      if (left >= 1 && canGrow(index)) {
        rows[index] = (rows[index] ?? 0) + 1;
        left -= 1;
      }
  return rows;
}
