import { makeAnswerLog } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { toAttemptRows } from './toAttemptRows.ts';

test('the newest attempt comes first, numbers follow time, seconds are cut', () => {
  const logs = [
    makeAnswerLog({ id: 'a', createdAt: '2026-11-12 19:30:08' }),
    makeAnswerLog({ id: 'c', createdAt: '2026-11-20 14:05:00' }),
    makeAnswerLog({ id: 'b', createdAt: '2026-11-18 20:14:59' }),
  ];
  expect(toAttemptRows(logs, 'test').map(({ log, number, time }) => [log.id, number, time])).toEqual([
    ['c', 3, '2026-11-20 14:05'],
    ['b', 2, '2026-11-18 20:14'],
    ['a', 1, '2026-11-12 19:30'],
  ]);
});

test.each([
  ['test', 'reviewed', 91],
  ['test', 'pending-review', null],
  ['homework', 'reviewed', null],
] as const)('a %s that is %s shows the score %j (EXAM-01)', (kind, status, score) => {
  expect(toAttemptRows([makeAnswerLog({ status, score: 91 })], kind)[0]?.score).toBe(score);
});

test('no attempts make no rows', () => {
  expect(toAttemptRows([], 'test')).toEqual([]);
});
