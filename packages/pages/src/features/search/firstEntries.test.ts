import type { SearchEntry } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { firstEntries } from './firstEntries.ts';
import { addOpened, toOpenedEntries } from './openedEntries.ts';

const entry = (kind: SearchEntry['kind'], id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  id,
  title: `${kind} ${id}`,
  detail: '今天',
  to: `/${id}`,
  ...more,
});

const NOW = '2026-11-19 19:36:00';
const OFFERS = [entry('product', 'p'), entry('major', 'm'), entry('news', 'n')];
const LESSONS = [
  entry('lesson', 'later', { startsAt: '2026-11-21 08:00:00' }),
  entry('lesson', 'over', { startsAt: '2026-11-18 08:00:00' }),
  entry('lesson', 'done', { startsAt: '2026-11-20 08:00:00', isDone: true }),
  entry('lesson', 'next', { startsAt: '2026-11-19 20:00:00' }),
];
const show = (opened: SearchEntry[], entries: SearchEntry[]) =>
  firstEntries(opened, entries, NOW).map(({ label, entries: rows }) => [label, ...rows.map(({ id }) => id)]);

test('before a word there is what was opened, else the lessons to come, else what the school offers', () => {
  expect(show([], [])).toEqual([]);
  expect(show([], OFFERS)).toEqual([
    ['培训项目', 'p'],
    ['新闻', 'n'],
  ]);
  expect(show([], [...OFFERS, ...LESSONS])).toEqual([['接下来的课堂', 'next', 'later']]);
  expect(show([entry('news', 'read')], LESSONS)).toEqual([['最近打开', 'read']]);
});

test('what was opened is remembered once, without what changes, and is shown as it is today', () => {
  const opened = [entry('news', '1'), entry('lesson', '1'), entry('news', '2'), entry('news', '1')].reduce(
    (list, each) => addOpened(list, each),
    [] as ReturnType<typeof addOpened>,
  );
  expect(opened).toEqual([
    { kind: 'news', id: '1', title: 'news 1', to: '/1' },
    { kind: 'news', id: '2', title: 'news 2', to: '/2' },
    { kind: 'lesson', id: '1', title: 'lesson 1', to: '/1' },
  ]);
  const today = entry('news', '2', { title: '新的标题', detail: '新闻资讯' });
  const left = entry('lesson', '1', { detail: '看到 02:15' });
  expect(toOpenedEntries(left, opened, [today])).toEqual([left, { ...opened[0], detail: '' }, today]);
});
