import { expect, test } from 'vitest';
import { toFinishedFacts } from './toFinishedFacts.ts';

const NOW = Date.parse('2026-11-21T11:08:00+08:00');
const nothing = { title: null, submittedAt: null, usedSeconds: null, answered: null, total: null };

test('only known facts are listed', () => {
  expect(toFinishedFacts(nothing, '交卷', NOW)).toEqual([]);
  expect(toFinishedFacts({ ...nothing, answered: 3 }, '交卷', NOW)).toEqual([]);
  expect(
    toFinishedFacts(
      {
        title: null,
        submittedAt: NOW,
        usedSeconds: 2892,
        answered: 40,
        total: 40,
      },
      '交卷',
      NOW,
    ),
  ).toEqual([
    { label: '交卷', value: '11:08' },
    { label: '用时', value: '48:12' },
    { label: '已答', value: '40 / 40' },
  ]);
});

test('a hand-in of another day names it', () => {
  const submittedAt = Date.parse('2026-11-20T19:41:00+08:00');
  expect(toFinishedFacts({ ...nothing, submittedAt }, '交卷', NOW)).toEqual([
    { label: '交卷', value: '11月20日 19:41' },
  ]);
});
