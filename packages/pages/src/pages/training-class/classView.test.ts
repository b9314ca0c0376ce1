import { expect, test } from 'vitest';
import { readClassView, writeClassView } from './classView.ts';

const DEFAULT = { tab: 'today', past: { filter: 'all', page: 1, size: 6 } } as const;

test.each([
  ['', DEFAULT],
  ['tab=past&filter=absent&current=3&size=9', { tab: 'past', past: { filter: 'absent', page: 3, size: 9 } }],
  ['tab=future&filter=lost&current=-2&size=7', DEFAULT],
  ['current=x&size=12', { tab: 'today', past: { filter: 'all', page: 1, size: 12 } }],
] as const)('?%s is read', (search, view) => {
  expect(readClassView(new URLSearchParams(search))).toEqual(view);
});

test('a view is written beside the other parameters and read again', () => {
  const view = { tab: 'past', past: { filter: 'elective', page: 2, size: 12 } } as const;
  const search = writeClassView(new URLSearchParams('classId=c&schoolId=s'), view);
  expect(`${search}`).toBe('classId=c&schoolId=s&tab=past&filter=elective&current=2&size=12');
  expect(readClassView(search)).toEqual(view);
});

test('defaults leave the address', () => {
  const search = new URLSearchParams('classId=c&tab=past&filter=absent&current=3&size=9');
  expect(`${writeClassView(search, DEFAULT)}`).toBe('classId=c');
});
