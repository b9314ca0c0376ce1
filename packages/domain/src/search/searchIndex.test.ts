import { expect, test } from 'vitest';
import {
  createSearchIndex,
  findNearWords,
  isSearchable,
  searchEntries,
  type SearchEntry,
} from './searchIndex.ts';

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'lesson',
  id,
  title,
  detail: '生活照护技能',
  to: `/${id}`,
  ...more,
});

const index = createSearchIndex([
  entry('transfer', '失能老人体位转移与压疮预防'),
  entry('note', '五处受压点', { kind: 'note', text: '不退要按 I 期压疮记录' }),
  entry('stages', '压疮分期图谱'),
  entry('braden', 'Braden 评分表'),
  entry('stages', '同一个课堂'),
]);
const find = (words: string) => searchEntries(index, words).map(({ id }) => id);

test.each([
  ['压疮', ['stages', 'transfer', 'note']],
  [' 压疮  预防', ['transfer']],
  ['压疮 血压', []],
  ['BRADEN', ['braden']],
  ['ycfq', ['stages']],
  ['yc', ['transfer', 'stages']],
  ['照护', ['transfer', 'note', 'stages', 'braden']],
  ['血压', []],
  ['同一个', []],
  ['b', []],
  ['', []],
])('%j finds %j', (words, ids) => {
  expect(find(words)).toEqual(ids);
});

test.each([
  ['压', true],
  ['b', false],
  ['br', true],
  [' b ', false],
])('%j is enough: %s', (words, isEnough) => {
  expect(isSearchable(words)).toBe(isEnough);
});

test('what is not done comes before what is, and the newest first; names before both', () => {
  const lessons = createSearchIndex([
    entry('done', '压疮预防', { isDone: true, startsAt: '2026-11-20 10:00:00' }),
    entry('old', '压疮护理', { startsAt: '2026-11-01 10:00:00' }),
    entry('new', '压疮上报', { startsAt: '2026-11-19 10:00:00' }),
    entry('words', '翻身', { text: '压疮', startsAt: '2026-11-21 10:00:00' }),
  ]);
  expect(searchEntries(lessons, '压疮').map(({ id }) => id)).toEqual(['new', 'old', 'done', 'words']);
});

test.each([
  ['压疮营养泵', [{ words: '压疮', count: 3 }]],
  ['翻身枕', []],
  ['血', []],
])('near to %s is %j', (words, near) => {
  expect(findNearWords(index, words)).toEqual(near);
});
