import { SEARCH_KINDS, type SearchEntry, type SearchKind } from '@cloud-school/domain';

export const SEARCH_LABELS: Record<SearchKind, string> = {
  class: '班级',
  course: '课程',
  lesson: '课堂',
  note: '笔记',
  product: '项目',
  news: '新闻',
  notice: '公告',
  major: '专业',
};

/** Rows of a group beside others, and of one alone. */
const ROWS = 3;
const ROWS_ALONE = 50;

export interface SearchGroup {
  kind: SearchKind;
  entries: readonly SearchEntry[];
  total: number;
  /** The place of its first row in the whole list. */
  first: number;
}

/** What was found by kind, in the order of the kinds; a kind without a hit is absent. */
export function groupEntries(found: readonly SearchEntry[], range: SearchKind | null): SearchGroup[] {
  const groups: SearchGroup[] = [];
  let first = 0;
  for (const kind of SEARCH_KINDS) {
    const all = range === null || kind === range ? found.filter((entry) => entry.kind === kind) : [];
    if (all.length === 0) continue;
    const entries = all.slice(0, range === null ? ROWS : ROWS_ALONE);
    groups.push({ kind, entries, total: all.length, first });
    first += entries.length;
  }
  return groups;
}
