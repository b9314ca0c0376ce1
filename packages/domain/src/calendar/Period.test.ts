import { expect, test } from 'vitest';
import { isWithin, movePeriod, periodOf } from './Period.ts';

test.each([
  ['week', '2026-11-21', 'sunday', '2026-11-15', '2026-11-21'],
  ['week', '2026-11-15', 'sunday', '2026-11-15', '2026-11-21'],
  ['week', '2027-01-01', 'sunday', '2026-12-27', '2027-01-02'],
  ['week', '2026-11-21', 'monday', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-15', 'monday', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-16', 'monday', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-21', 'monday', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', 'sunday', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', 'sunday', '2026-12-01', '2026-12-31'],
] as const)(
  'the %s of %s, weeks from %s, is %s to %s (TIME-02, TIME-03)',
  (view, day, weekStart, from, to) => {
    expect(periodOf(view, day, weekStart)).toEqual({ from, to });
    expect(isWithin(periodOf(view, day, weekStart), day)).toBe(true);
  },
);

test.each([
  ['week', '2026-11-21', 1, '2026-11-28'],
  ['week', '2027-01-01', -1, '2026-12-25'],
  ['month', '2026-10-31', 1, '2026-11-30'],
  ['month', '2026-01-31', -1, '2025-12-31'],
] as const)('from the %s of %s, a step of %d leads to %s', (view, day, step, result) => {
  expect(movePeriod(view, day, step)).toBe(result);
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('%s is within 2026-11-15 to 2026-11-21: %s', (day, isInside) => {
  expect(isWithin({ from: '2026-11-15', to: '2026-11-21' }, day)).toBe(isInside);
});
