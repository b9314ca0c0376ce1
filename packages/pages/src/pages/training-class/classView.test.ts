import { expect, test } from 'vitest';
import { readClassView, writeClassView } from './classView.ts';

const DEFAULT = { tab: 'today', todayFilter: 'all', past: { filter: 'all', page: 1, size: 6 } } as const;

test.each([
  ['', DEFAULT],
  [
    'tab=past&filter=absent&current=3&size=9',
    { tab: 'past', todayFilter: 'all', past: { filter: 'absent', page: 3, size: 9 } },
  ],
  ['today=absent', { ...DEFAULT, todayFilter: 'absent' }],
  ['today=soon&tab=future&filter=lost&current=-2&size=7', DEFAULT],
  ['current=x&size=12', { ...DEFAULT, past: { filter: 'all', page: 1, size: 12 } }],
] as const)('?%s is read', (search, view) => {
  expect(readClassView(new URLSearchParams(search))).toEqual(view);
});

test('a view is written beside the other parameters and read again', () => {
  const view = {
    tab: 'past',
    todayFilter: 'to-attend',
    past: { filter: 'elective', page: 2, size: 12 },
  } as const;
  const search = writeClassView(new URLSearchParams('classId=c&schoolId=s'), view);
  expect(`${search}`).toBe('classId=c&schoolId=s&tab=past&today=to-attend&filter=elective&current=2&size=12');
  expect(readClassView(search)).toEqual(view);
});

test('defaults leave the address', () => {
  const search = new URLSearchParams('classId=c&tab=past&today=absent&filter=absent&current=3&size=9');
  expect(`${writeClassView(search, DEFAULT)}`).toBe('classId=c');
});
