import { expect, test } from 'vitest';
import { makeClassActivity } from '../testing/makeClassActivity.ts';
import type { ClassActivity } from './ClassActivity.ts';
import { planReminders, reminderTitle } from './reminders.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const plan = (overrides: Partial<ClassActivity>) =>
  planReminders([makeClassActivity({ id: '7', name: '翻身', status: 'to-attend', ...overrides })], NOW);

test('a lesson is told 15 minutes before it begins', () => {
  const startsAt = Date.parse('2026-11-21T10:30:00+08:00');
  expect(plan({ startsAt: '2026-11-21 10:30:00' })).toEqual([
    { id: `lesson 7 ${startsAt}`, activityId: '7', name: '翻身', startsAt, remindAt: startsAt - 15 * MINUTE },
  ]);
});

test('two reminders of one activity have two ids', () => {
  const [first, second] = ['2026-11-21 10:30:00', '2026-11-28 10:30:00'].map(
    (startsAt) => plan({ startsAt })[0],
  );
  expect(first?.id).not.toBe(second?.id);
});

test.each<[string, Partial<ClassActivity>]>([
  ['is over', { startsAt: '2026-11-21 08:00:00' }],
  ['begins now', { startsAt: '2026-11-21 10:00:00' }],
  ['is attended', { startsAt: '2026-11-21 10:30:00', status: 'attended' }],
  ['has no time', { startsAt: null }],
  ['has a day alone', { startsAt: '2026-11-22' }],
])('what %s is not', (_, overrides) => {
  expect(plan(overrides)).toEqual([]);
});

test.each([
  [15 * MINUTE, '15 分钟后上课'],
  [2 * MINUTE, '2 分钟后上课'],
  [1.5 * MINUTE, '2 分钟后上课'],
  [1, '1 分钟后上课'],
])('%d ms before, it says %s', (left, title) => {
  expect(reminderTitle({ startsAt: NOW + left }, NOW)).toBe(title);
});
