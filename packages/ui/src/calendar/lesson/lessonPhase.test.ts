import { expect, test } from 'vitest';
import { lessonPhase } from './lessonPhase.ts';

const span = { start: '2026-11-21 10:30:00', end: '2026-11-21 12:00:00', hasTime: true };
const required = { isFinished: false, status: 'to-attend', isRequired: true } as const;

test.each([
  ['2026-11-21 10:29:59', 'upcoming'],
  ['2026-11-21 10:30:00', 'running'],
  ['2026-11-21 12:00:00', 'running'],
  ['2026-11-21 12:00:01', 'overdue'],
])('at %s a required lesson is %s', (now, phase) => {
  expect(lessonPhase(required, span, now)).toBe(phase);
});

test.each([
  ['finished', { ...required, isFinished: true }, 'done'],
  ['attended', { ...required, status: 'attended' }, 'done'],
  ['absent', { ...required, status: 'absent' }, 'overdue'],
  ['elective', { isFinished: false, status: null, isRequired: false }, 'over'],
  ['without a record', { ...required, isFinished: null }, 'over'],
] as const)('after its end, one that is %s', (_, activity, phase) => {
  expect(lessonPhase(activity, span, '2026-11-22 08:00:00')).toBe(phase);
});

test('without an end it runs until the end of its day; without a time it is to come all day', () => {
  const open = { ...span, end: null };
  expect(lessonPhase(required, open, '2026-11-21 23:59:59')).toBe('running');
  expect(lessonPhase(required, open, '2026-11-22 00:00:00')).toBe('overdue');
  const timeless = { start: '2026-11-21 00:00:00', end: null, hasTime: false };
  expect(lessonPhase(required, timeless, '2026-11-21 23:00:00')).toBe('upcoming');
});

test.each([
  ['attended', { ...required, isFinished: true, status: 'attended' }, 'running'],
  ['learned online', { ...required, isFinished: true, status: null }, 'done'],
  ['absent', { ...required, status: 'absent' }, 'overdue'],
] as const)('while its hours run, one that is %s', (_, activity, phase) => {
  expect(lessonPhase(activity, span, '2026-11-21 11:00:00')).toBe(phase);
});
