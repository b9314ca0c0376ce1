import { compareTimes, type SearchEntry } from '@cloud-school/domain';
import type { FirstEntries } from '@cloud-school/ui';

/** Rows of a heading. */
const MOST = 3;

/** What the search shows before a word: what was opened last, else the lessons to come, else what the school offers. */
export function firstEntries(
  opened: readonly SearchEntry[],
  entries: readonly SearchEntry[],
  now: string,
): FirstEntries[] {
  const next = entries
    .filter(({ kind, isDone, startsAt }) => kind === 'lesson' && !isDone && startsAt && startsAt >= now)
    .toSorted((one, other) => compareTimes(one.startsAt ?? null, other.startsAt ?? null));
  const of = (kind: SearchEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const offers = [
    { label: '培训项目', entries: of('product') },
    { label: '新闻', entries: of('news') },
  ];
  const own = [
    { label: '最近打开', entries: opened },
    { label: '接下来的课堂', entries: next },
  ].find((each) => each.entries.length > 0);
  return (own ? [own] : offers)
    .filter((each) => each.entries.length > 0)
    .map(({ label, entries: all }) => ({ label, entries: all.slice(0, MOST) }));
}
