import { expect, test } from 'vitest';
import { makeClassActivity } from '../testing/makeClassActivity.ts';
import type { ClassActivity } from './ClassActivity.ts';
import { planReminders } from './reminders.ts';

const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const plan = (overrides: Partial<ClassActivity>) =>
  planReminders([makeClassActivity({ id: '7', name: '翻身', status: 'to-attend', ...overrides })], NOW);

test('a lesson is told 15 minutes before it begins', () => {
  expect(plan({ startsAt: '2026-11-21 10:30:00' })).toEqual([
    {
      id: '7',
      name: '翻身',
      startsAt: Date.parse('2026-11-21T10:30:00+08:00'),
      remindAt: Date.parse('2026-11-21T10:15:00+08:00'),
    },
  ]);
});

test.each<[string, Partial<ClassActivity>]>([
  ['begins within 15 minutes', { startsAt: '2026-11-21 10:15:00' }],
  ['is over', { startsAt: '2026-11-21 08:00:00' }],
  ['is attended', { startsAt: '2026-11-21 10:30:00', status: 'attended' }],
  ['has no time', { startsAt: null }],
  ['has a day alone', { startsAt: '2026-11-22' }],
  ['comes after tomorrow', { startsAt: '2026-11-23 10:30:00' }],
])('what %s is not', (_, overrides) => {
  expect(plan(overrides)).toEqual([]);
});
