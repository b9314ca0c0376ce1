import { expect, test } from 'vitest';
import { classPhase } from './classPhase.ts';

const START = '2026-11-21 14:00:00';
const END = '2026-11-21 16:30:00';

test.each([
  [START, END, '2026-11-21 13:59:59', 'to-come'],
  [START, END, START, 'running'],
  [START, END, END, 'running'],
  [START, END, '2026-11-21 16:30:01', 'over'],
  [START, null, '2027-01-01 00:00:00', 'running'],
  [null, END, START, null],
])('%s to %s at %s', (startsAt, endsAt, now, phase) => {
  expect(classPhase(startsAt, endsAt, now)).toBe(phase);
});
