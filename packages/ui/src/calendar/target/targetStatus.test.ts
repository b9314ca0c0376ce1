import { describe, expect, test } from 'vitest';
import { type TargetRule, targetStatus } from './targetStatus.ts';

const week = { from: '2026-11-15', to: '2026-11-21' };
const open = { required: 3, done: 1 };
const met = { required: 3, done: 3 };
const beyond = { required: 3, done: 5 };
const none = { required: 0, done: 0 };

const BEFORE = '2026-11-14 23:59:59';
const FIRST = '2026-11-15 00:00:00';
const IN = '2026-11-18 11:08:00';
const LAST = '2026-11-21 23:59:59';
const AFTER = '2026-11-22 00:00:00';

describe('the targets of a course', () => {
  const by = 'targets';
  test.each<[string, TargetRule, (string | null)[]]>([
    ['unmet', { by, targets: [open, met, met] }, ['not-started', 'running', 'running', 'running', 'overdue']],
    [
      'met',
      { by, targets: [met, beyond, met] },
      ['not-started', 'completed', 'completed', 'completed', 'completed'],
    ],
    [
      'classrooms alone',
      { by, targets: [open, null, null] },
      ['not-started', 'running', 'running', 'running', 'overdue'],
    ],
    [
      'study time alone',
      { by, targets: [null, open, null] },
      ['not-started', 'running', 'running', 'running', 'overdue'],
    ],
    [
      'homework alone, met',
      { by, targets: [null, null, met] },
      ['not-started', 'completed', 'completed', 'completed', 'completed'],
    ],
    ['no target', { by, targets: [null, null, null] }, [null, null, null, null, null]],
    ['targets of nothing', { by, targets: [none, null] }, [null, null, null, null, null]],
  ])('%s', (_, rule, statuses) => {
    expect([BEFORE, FIRST, IN, LAST, AFTER].map((now) => targetStatus(rule, week, now))).toEqual(statuses);
  });
});

describe('a week or month, by its days (TIME-05)', () => {
  const pending = { state: 'pending' } as const;
  const done = { state: 'done' } as const;
  const unknown = { state: null };
  test.each<[string, TargetRule, (string | null)[]]>([
    [
      'a pending day',
      { by: 'days', targets: [met], days: [done, pending] },
      ['not-started', 'running', 'running', 'running', 'overdue'],
    ],
    [
      'no pending day',
      { by: 'days', targets: [open], days: [done, unknown] },
      ['not-started', 'completed', 'completed', 'completed', 'completed'],
    ],
    [
      'no days',
      { by: 'days', targets: [open], days: [] },
      ['not-started', 'completed', 'completed', 'completed', 'completed'],
    ],
    [
      'a pending day without a target',
      { by: 'days', targets: [null, none], days: [pending] },
      [null, null, null, null, null],
    ],
  ])('%s', (_, rule, statuses) => {
    expect([BEFORE, FIRST, IN, LAST, AFTER].map((now) => targetStatus(rule, week, now))).toEqual(statuses);
  });
});

describe('the whole training, by its activities', () => {
  const unfinished = { isFinished: false };
  const finished = { isFinished: true };
  const unknown = { isFinished: null };
  test.each<[string, TargetRule, (string | null)[]]>([
    [
      'one unfinished',
      { by: 'activities', activities: [finished, unfinished] },
      ['not-started', 'running', 'running', 'running', 'overdue'],
    ],
    [
      'all finished',
      { by: 'activities', activities: [finished, unknown] },
      ['not-started', 'completed', 'completed', 'completed', 'completed'],
    ],
    ['no activities', { by: 'activities', activities: [] }, [null, null, null, null, null]],
  ])('%s', (_, rule, statuses) => {
    expect([BEFORE, FIRST, IN, LAST, AFTER].map((now) => targetStatus(rule, week, now))).toEqual(statuses);
  });
});

test('an end with a time of day is exact, and an unknown end is never over', () => {
  const rule: TargetRule = { by: 'targets', targets: [open] };
  const window = { from: '2026-11-15 08:00:00', to: '2026-11-21 18:00:00' };
  expect(targetStatus(rule, window, '2026-11-15 07:59:59')).toBe('not-started');
  expect(targetStatus(rule, window, '2026-11-21 18:00:00')).toBe('running');
  expect(targetStatus(rule, window, '2026-11-21 18:00:01')).toBe('overdue');
  expect(targetStatus(rule, { from: null, to: null }, '2030-01-01 00:00:00')).toBe('running');
});
