import { expect, test } from 'vitest';
import { arrivalOf } from './arrivalOf.ts';

/** What follows # is the number of places that were followed. */
const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://yunfan.example');
  return { pathname, search, state: hash === '' ? null : { places: Number(hash.slice(1)) } };
};

test.each([
  ['/', '/notice/list', 'PUSH', 'new-item'],
  ['/news', '/news-information/list', 'REPLACE', 'new-item'],
  ['/news-information/detail?id=1', '/news-information/detail?id=2', 'PUSH', 'new-item'],
  ['/news-information/list', '/news-information/list?categorizeId=62', 'PUSH', 'new-item'],
  ['/notice/list', '/notice/list?current=2', 'PUSH', 'new-item'],
  ['/notice/list?current=2', '/notice/list', 'POP', 'return'],
  ['/notice/list', '/', 'POP', 'return'],
  ['/school-info', '/school-info?index=2', 'REPLACE', 'same-item'],
  ['/study/class-time-table?view=week', '/study/class-time-table?view=month', 'PUSH', 'same-item'],
  ['/', '/?album=1', 'PUSH', 'same-item'],
  ['/?album=1', '/', 'POP', 'same-item'],
  ['/news-information/detail?id=1', '/news-information/detail?id=1#1', 'PUSH', 'same-item'],
  ['/news-information/detail?id=1#1', '/news-information/detail?id=1', 'POP', 'return'],
  ['/news-information/detail?id=1#1', '/news-information/detail?id=1#2', 'POP', 'return'],
  ['/news-information/detail?id=1#1', '/news-information/detail?id=1#1', 'POP', 'same-item'],
] as const)('%s → %s by %s is %s', (from, to, type, arrival) => {
  expect(arrivalOf(at(from), at(to), type)).toBe(arrival);
});
