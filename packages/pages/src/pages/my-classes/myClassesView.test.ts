import { expect, test } from 'vitest';
import { readMyClassesView, writeMyClassesView } from './myClassesView.ts';

test.each([
  ['', { filter: 'all', page: 1 }],
  ['tab=-1', { filter: 'to-be-admitted', page: 1 }],
  ['tab=0&current=2', { filter: 'to-start', page: 2 }],
  ['tab=1', { filter: 'to-report', page: 1 }],
  ['tab=2', { filter: 'in-service', page: 1 }],
  ['tab=3&current=4', { filter: 'completed', page: 4 }],
] as const)('?%s is read and written again', (search, view) => {
  expect(readMyClassesView(new URLSearchParams(search))).toEqual(view);
  expect(`${writeMyClassesView(new URLSearchParams(), view)}`).toBe(search);
});

test.each(['tab=4', 'tab=completed&current=-1', 'tab=&current=x'])('?%s is the default', (search) => {
  expect(readMyClassesView(new URLSearchParams(search))).toEqual({ filter: 'all', page: 1 });
});

test('the other parameters stay, and the defaults leave the address', () => {
  const search = new URLSearchParams('from=login&tab=2&current=3');
  expect(`${writeMyClassesView(search, { filter: 'all', page: 1 })}`).toBe('from=login');
});
