import { expect, test } from 'vitest';
import { type Commented, readCommented, toCommentedSearch, withoutCommented } from './commentedSearch.ts';

const cases: Commented[] = [
  { kind: 'review', id: 'r-1', current: 1, tagId: null },
  { kind: 'review', id: '1&video=2', current: 12, tagId: 't 3' },
  { kind: 'short-video', id: 'v-1', videoKind: 'moment', current: 2, tagId: '7' },
];

test.each(cases)('%j returns from its address, which keeps nothing else of it', (commented) => {
  const search = new URLSearchParams({ albumTab: 'CAMPUS', ...toCommentedSearch(commented) });
  expect(readCommented(search)).toEqual(commented);
  expect(withoutCommented(search).toString()).toBe('albumTab=CAMPUS');
});

test.each([
  ['', null],
  ['review=', null],
  ['video=1', null],
  ['video=1&videoKind=toString', null],
  ['review=1&listPage=0', { kind: 'review', id: '1', current: 1, tagId: null }],
  ['review=1&listPage=1e9x', { kind: 'review', id: '1', current: 1, tagId: null }],
])('reads ?%s as %j', (search, commented) => {
  expect(readCommented(new URLSearchParams(search))).toEqual(commented);
});
