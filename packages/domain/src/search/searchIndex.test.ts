import { expect, test } from 'vitest';
import {
  createSearchIndex,
  findMatches,
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

test('a word whose parts the title has comes behind one that is whole, and before parts in where it belongs', () => {
  const certificates = createSearchIndex([
    entry('belongs', '育婴员（四级）', { kind: 'product', detail: '职业技能等级证书' }),
    entry('parts', '育婴员（四级）职业技能等级证书'),
    entry('words', '我的笔记', { text: '下个月领育婴员证书' }),
    entry('whole', '考取育婴员证书'),
    entry('other', '养老护理员（四级）职业技能等级证书'),
    entry('apart', '育婴员', { text: '证书' }),
  ]);
  const ids = (words: string) => searchEntries(certificates, words).map(({ id }) => id);
  expect(ids('育婴员证书')).toEqual(['whole', 'words', 'parts', 'belongs']);
  expect(ids('四级 育婴员证书')).toEqual(['parts', 'belongs']);
});

test.each([
  ['育婴员证书', ['育婴员', '证书']],
  ['育婴员', ['育婴员']],
  ['Braden 四级育婴员', ['braden', '四级', '育婴员']],
  ['yyy', []],
])('%s is marked as %j', (words, matches) => {
  const found = entry('a', '育婴员（四级）职业技能等级证书', { text: 'Braden 评分' });
  expect(findMatches(found, words)).toEqual(matches);
});

test.each([
  ['压疮营养泵', [{ words: '压疮', count: 3 }]],
  ['翻身枕', []],
  ['血', []],
])('near to %s is %j', (words, near) => {
  expect(findNearWords(index, words)).toEqual(near);
});
