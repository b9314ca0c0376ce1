import { expect, test } from 'vitest';
import { makeClassActivity } from '../testing/index.ts';
import { attendanceAt, type AttendanceStatus } from './ClassActivity.ts';

const [BEFORE, DURING, AFTER] = ['2026-11-21 18:00:00', '2026-11-21 20:00:00', '2026-11-21 22:00:00'];

test.each<[AttendanceStatus | null, string, AttendanceStatus | null]>([
  ['to-attend', BEFORE, 'to-attend'],
  ['to-attend', DURING, 'to-attend'],
  ['to-attend', AFTER, null],
  ['absent', BEFORE, 'to-attend'],
  ['absent', DURING, 'to-attend'],
  ['absent', AFTER, null],
  ['attended', BEFORE, 'attended'],
  ['attended', AFTER, 'attended'],
  [null, AFTER, null],
])('an attendance that was %j is at %s %j', (status, now, expected) => {
  const times = { startsAt: '2026-11-21 19:00:00', endsAt: '2026-11-21 21:00:00' };
  expect(attendanceAt({ ...makeClassActivity(), ...times, status }, now).status).toBe(expected);
});
