import { expect, test } from 'vitest';
import { formatDateSpan } from './formatDateSpan.ts';

test.each([
  ['2026-11-19 08:00:00', '2026-11-25 22:00:00', '11-19 08:00 至', '11-25 22:00'],
  ['2026-12-30 08:00:00', '2027-01-05 22:00:00', '2026-12-30 08:00 至', '2027-01-05 22:00'],
  ['2026-11-19', '2026-11-25', '11-19 至', '11-25'],
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', null, null],
  ['2026-11-21 10:30:00', null, null, null],
  [null, '2026-11-21 12:00:00', null, null],
])('%s to %s is formatted as %s %s', (startsAt, endsAt, from, to) => {
  expect(formatDateSpan({ startsAt, endsAt })).toEqual(from && [from, to]);
});
