import { expect, test } from 'vitest';
import { formatAttendanceTime } from './formatAttendanceTime.ts';

test.each([
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', '11-21 10:30–12:00'],
  ['2026-11-21 20:00:00', '2026-11-22 08:00:00', '11-21 20:00–11-22 08:00'],
  ['2026-11-21 10:30:00', null, '11-21 10:30'],
  ['2026-11-21', '2026-11-21', '11-21'],
  ['2026-11-21 10:30:00', '2026-11-21', '11-21 10:30'],
  ['2026-11-21', '2026-11-23', '11-21–11-23'],
  [null, '2026-11-21 12:00:00', null],
])('from %s to %s is %s', (startsAt, endsAt, text) => {
  expect(formatAttendanceTime(startsAt, endsAt)).toBe(text);
});
