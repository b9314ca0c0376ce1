import { expect, test } from 'vitest';
import { isOnDay, lastDayOf } from './lastDayOf.ts';

const START = '2026-11-23 09:00:00';

test.each([
  [null, '2026-11-23'],
  ['2026-11-23 12:00:00', '2026-11-23'],
  ['2026-11-24 00:00:00', '2026-11-23'],
  ['2026-11-25 00:00:00', '2026-11-24'],
  ['2026-11-25 00:00:01', '2026-11-25'],
  ['2026-11-25 23:59:59', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-20 10:00:00', '2026-11-23'],
])('what begins on 23 November and lasts until %s ends on %s', (endsAt, last) => {
  expect(lastDayOf(START, endsAt)).toBe(last);
});

test.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
])('on %s: %s', (date, expected) => {
  expect(isOnDay({ startsAt: START, endsAt: '2026-11-25 00:00:00' }, date)).toBe(expected);
});

test('what has no start is on no day', () => {
  expect(isOnDay({ startsAt: null, endsAt: START }, '2026-11-23')).toBe(false);
});
