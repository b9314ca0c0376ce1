import { expect, test } from 'vitest';
import { lastSecondOf, periodPhase } from './periodPhase.ts';

test.each([
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00'],
  ['2026-11-21 10:30', '2026-11-21 12:00', '2026-11-21 12:00:00'],
  ['2026-11-21', '2026-11-21', '2026-11-21 23:59:59'],
  ['2026-11-21 10:30:00', '2026-11-23', '2026-11-23 23:59:59'],
  ['2026-11-21 10:30:00', null, '2026-11-21 23:59:59'],
  ['2026-11-21', null, '2026-11-21 23:59:59'],
  [null, '2026-11-21', '2026-11-21 23:59:59'],
  [null, null, null],
])('%s to %s lasts until %s', (startsAt, endsAt, last) => {
  expect(lastSecondOf({ startsAt, endsAt })).toBe(last);
});

const START = '2026-11-21 14:00:00';
const END = '2026-11-21 16:30:00';

test.each([
  [START, END, '2026-11-21 13:59:59', 'to-come'],
  [START, END, START, 'running'],
  [START, END, END, 'running'],
  [START, END, '2026-11-21 16:30:01', 'over'],
  [START, '2026-11-21 16:30', END, 'running'],
  [START, null, '2026-11-21 23:59:59', 'running'],
  [START, null, '2026-11-22 00:00:00', 'over'],
  ['2026-11-21', '2026-11-21', '2026-11-21 00:00:00', 'running'],
  ['2026-11-21', '2026-11-21', '2026-11-21 12:00:00', 'running'],
  ['2026-11-21', '2026-11-21', '2026-11-22 00:00:00', 'over'],
  [null, END, START, null],
])('%s to %s at %s is %s', (startsAt, endsAt, now, phase) => {
  expect(periodPhase({ startsAt, endsAt }, now)).toBe(phase);
});
