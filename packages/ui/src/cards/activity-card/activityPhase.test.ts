import { isActivityRunning } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { activityPhase } from './activityPhase.ts';

const lesson = { startsAt: '2026-11-21 10:30:00', endsAt: '2026-11-21 12:00:00' };

test.each([
  ['2026-11-21 10:29:59', 'to-come'],
  ['2026-11-21 10:30:00', 'running'],
  ['2026-11-21 12:00:00', 'running'],
  ['2026-11-21 12:00:01', 'over'],
] as const)('at %s a lesson is %s', (now, phase) => {
  expect(activityPhase({ ...lesson, status: 'to-attend' }, now)).toBe(phase);
  expect(activityPhase({ ...lesson, status: null }, now)).toBe(phase);
});

test('an absence from the server wins over the clock', () => {
  expect(activityPhase({ ...lesson, status: 'absent' }, '2026-11-21 11:00:00')).toBe('absent');
});

test.each([
  ['2026-11-21 10:00:00', 'attended'],
  ['2026-11-21 11:00:00', 'running'],
  ['2026-11-21 12:00:01', 'attended'],
] as const)('at %s a lesson that was entered is %s', (now, phase) => {
  const activity = { ...lesson, status: 'attended' } as const;
  expect(activityPhase(activity, now)).toBe(phase);
  expect(isActivityRunning(activity, now)).toBe(phase === 'running');
});

test('a lesson of a day is running at noon, over on the next day', () => {
  const day = { status: null, startsAt: '2026-11-21', endsAt: '2026-11-21' };
  expect(activityPhase(day, '2026-11-20 23:59:59')).toBe('to-come');
  expect(activityPhase(day, '2026-11-21 12:00:00')).toBe('running');
  expect(activityPhase(day, '2026-11-22 00:00:00')).toBe('over');
});

test('a lesson without an end runs until the end of its day, one without a start is to come', () => {
  const open = { status: null, startsAt: '2026-11-21 10:30:00', endsAt: null };
  expect(activityPhase(open, '2026-11-21 23:00:00')).toBe('running');
  expect(activityPhase(open, '2026-11-22 00:00:00')).toBe('over');
  expect(activityPhase({ ...open, startsAt: null }, '2026-11-22 00:00:00')).toBe('to-come');
});
