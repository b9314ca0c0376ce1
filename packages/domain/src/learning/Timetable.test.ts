import { expect, test } from 'vitest';
import { makeTimetableActivity } from '../testing/index.ts';
import { timetableAt } from './Timetable.ts';

test('an earlier timetable says what was done, and of nothing that it is missing', () => {
  const times = { startsAt: '2026-11-21 10:30:00', endsAt: '2026-11-21 11:30:00' };
  const [done, open, unknown] = [
    makeTimetableActivity({ ...times, status: 'attended', isFinished: true }),
    makeTimetableActivity({ ...times, status: 'to-attend', isFinished: false }),
    makeTimetableActivity({ ...times, status: null, isFinished: null }),
  ];
  const days = [
    { date: '2026-11-20', state: 'done' as const, activities: [done] },
    { date: '2026-11-21', state: 'pending' as const, activities: [open, unknown] },
  ];
  const later = timetableAt({ days }, '2026-11-21 12:00:00').days;
  expect(later.map(({ state }) => state)).toEqual(['done', null]);
  expect(
    later.flatMap(({ activities }) => activities.map(({ status, isFinished }) => [status, isFinished])),
  ).toEqual([
    ['attended', true],
    [null, null],
    [null, null],
  ]);
});
