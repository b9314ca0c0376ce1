import { expect, test } from 'vitest';
import { toRailTime } from './toRailTime.ts';

test.each([
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', '10:30', '12:00'],
  ['2026-11-21 10:30:00', null, '10:30', null],
  ['2026-11-19 08:00:00', '2026-11-25 22:00:00', '11-19', '11-25'],
  ['2026-11-21', '2026-11-21', '全天', null],
  [null, '2026-11-21 12:00:00', '待定', null],
])('from %s to %s is shown as %s over %s', (startsAt, endsAt, start, end) => {
  expect(toRailTime({ startsAt, endsAt })).toEqual({ start, end });
});
