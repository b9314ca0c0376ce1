import { expect, test } from 'vitest';
import { boundsOf, readTimetablePlace, writeTimetablePlace } from './readTimetablePlace.ts';

const TODAY = '2026-11-21';

test.each([
  ['', 'week', TODAY],
  ['view=month&date=2026-10-01', 'month', '2026-10-01'],
  ['view=all', 'all', TODAY],
  ['view=year&date=2026-02-30', 'week', TODAY],
  ['view=WEEK&date=<script>', 'week', TODAY],
])('?%s opens the %s of %s', (search, view, date) => {
  expect(readTimetablePlace(new URLSearchParams(search), TODAY)).toEqual({ view, date });
});

test('a move keeps the rest of the address, and is read back', () => {
  const place = { view: 'month', date: '2026-12-01' } as const;
  const search = writeTimetablePlace(new URLSearchParams('classId=c&experience=1&view=week'), place);
  expect(search.toString()).toBe('classId=c&experience=1&view=month&date=2026-12-01');
  expect(readTimetablePlace(search, TODAY)).toEqual(place);
});

test.each([
  ['week', '2026-11-15 00:00:00', '2026-11-21 23:59:59'],
  ['month', '2026-11-01 00:00:00', '2026-11-30 23:59:59'],
  ['all', null, null],
] as const)('the %s loads %s to %s', (view, startTime, endTime) => {
  expect(boundsOf({ view, date: TODAY }, 'sunday')).toEqual({ startTime, endTime });
});
