import { expect, test } from 'vitest';
import { toFinishedFacts } from './toFinishedFacts.ts';

const nothing = { title: null, submittedAt: null, usedSeconds: null, answered: null, total: null };

test('only known facts are listed', () => {
  expect(toFinishedFacts(nothing, '交卷')).toEqual([]);
  expect(toFinishedFacts({ ...nothing, answered: 3 }, '交卷')).toEqual([]);
  expect(
    toFinishedFacts(
      {
        title: null,
        submittedAt: new Date('2026-11-21T11:08:00+08:00').getTime(),
        usedSeconds: 2892,
        answered: 40,
        total: 40,
      },
      '交卷',
    ),
  ).toEqual([
    { label: '交卷', value: '11:08' },
    { label: '用时', value: '48:12' },
    { label: '已答', value: '40 / 40' },
  ]);
});
