import { expect, test } from 'vitest';
import { type AnswerLog, countingAttempt, newestAttempts, scoreOf } from './Marking.ts';

const attempt = (id: string, createdAt: string, rest: Partial<AnswerLog> = {}): AnswerLog => ({
  id,
  createdAt,
  status: 'reviewed',
  score: 60,
  handedInAt: null,
  ...rest,
});

const LOGS = [
  attempt('first', '2026-11-20 09:00:00', { score: 90 }),
  attempt('third', '2026-11-22 09:00:00', { status: 'pending-review', score: 75 }),
  attempt('second', '2026-11-21 09:00:00'),
];

test('the newest attempt counts, in whatever order they come', () => {
  expect(newestAttempts(LOGS).map(({ id }) => id)).toEqual(['third', 'second', 'first']);
  expect(countingAttempt(LOGS)?.id).toBe('third');
  expect(countingAttempt([])).toBeNull();
});

test('an attempt has its points once it is marked', () => {
  expect(LOGS.map(scoreOf)).toEqual([90, null, 60]);
});
