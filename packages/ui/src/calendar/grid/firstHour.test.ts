import { makeTimetableActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import type { Lesson } from '../lesson/Lesson.ts';
import { firstHour as firstHourOf, startsAbove } from './firstHour.ts';

function lesson(start: string, end: string): Lesson {
  const activity = makeTimetableActivity({});
  const day = start.slice(0, 10);
  return {
    key: start,
    activity,
    day,
    start,
    end: `${day} ${end}`,
    hasTime: true,
    isAllDay: false,
    phase: 'upcoming',
  };
}

/** In a grid of 600 px. */
const firstHour = (lessons: readonly Lesson[], now: string | null) => firstHourOf(lessons, now, 750);

const EARLY = lesson('2026-11-17 08:30:00', '10:00:00');
/** Late enough that no part of the day has it and the early one. */
const NIGHT = lesson('2026-11-21 22:00:00', '23:00:00');

test('another week opens above its earliest lesson, where no label is cut', () => {
  const afternoon = lesson('2026-11-18 14:00:00', '16:00:00');
  expect(firstHour([afternoon, lesson('2026-11-17 09:30:00', '10:00:00')], null)).toBe('08:45:00');
});

test('this week opens above its earliest lesson too, where now and the words of all lessons are in view', () => {
  const now = '2026-11-21 17:31:00';
  expect(firstHour([EARLY, lesson('2026-11-19 19:30:00', '20:15:00')], now)).toBe('07:45:00');
  // The more the last one needs, the closer to the first.
  expect(firstHour([EARLY, lesson('2026-11-19 20:00:00', '21:00:00')], now)).toBe('08:15:00');
  expect(
    firstHour([lesson('2026-11-18 07:50:00', '08:20:00'), lesson('2026-11-19 19:30:00', '20:15:00')], now),
  ).toBe('07:45:00');
});

test('else it opens as little below it as the last one needs, where no lesson is cut', () => {
  const early = lesson('2026-11-21 08:00:00', '08:50:00');
  const late = lesson('2026-11-21 19:30:00', '20:15:00');
  const morning = lesson('2026-11-24 09:00:00', '11:30:00');
  expect(firstHourOf([early, morning, late], '2026-11-21 17:58:00', 710)).toBe('08:50:00');
  expect(firstHour([EARLY, NIGHT], '2026-11-21 11:50:00')).toBe('10:15:00');
});

test('in a low grid this week opens an hour above now', () => {
  expect(firstHourOf([EARLY], '2026-11-21 11:50:00', 360)).toBe('10:45:00');
});

test('a lesson that this would cut is shown from its start', () => {
  const firstHour = (lessons: readonly Lesson[], now: string) => firstHourOf([...lessons, NIGHT], now, 750);
  const long = lesson('2026-11-21 10:30:00', '12:00:00');
  expect(firstHour([EARLY, long], '2026-11-21 11:59:00')).toBe('10:15:00');
  expect(firstHour([EARLY, long], '2026-11-21 12:13:00')).toBe('10:15:00');
  expect(firstHour([EARLY, long], '2026-11-21 13:30:00')).toBe('10:15:00');
  // Of another day, too: a block without words says nothing.
  expect(firstHour([EARLY, long], '2026-11-20 11:59:00')).toBe('10:15:00');
  // Not where another lesson would be cut so far above that now leaves the window.
  expect(firstHour([lesson('2026-11-21 08:00:00', '18:00:00')], '2026-11-21 15:00:00')).toBe('11:30:00');
});

test.each([
  ['08:30 from its start', 510, 0],
  ['08:30 without its words', 525, 1],
  ['the whole day', 0, 0],
])('lessons above %s', (_, minute, count) => {
  expect(startsAbove([EARLY, NIGHT], minute)).toBe(count);
});

test('no lesson shows its last minutes alone', () => {
  const noon = lesson('2026-11-19 12:50:00', '14:50:00');
  const long = lesson('2026-11-19 15:00:00', '18:00:00');
  expect(firstHourOf([noon, long], '2026-11-21 18:18:00', 500)).toBe('14:50:00');
  // At the end of the day the grid scrolls no further.
  const late = lesson('2026-11-19 13:20:00', '15:50:00');
  expect(firstHourOf([EARLY, late], '2026-11-21 21:06:00', 500)).toBe('14:45:00');
});

test('in the evening now stays in view, in a low window too', () => {
  expect(firstHour([EARLY], '2026-11-21 21:00:00')).toBe('10:10:00');
  const late = lesson('2026-11-21 10:30:00', '12:00:00');
  expect(firstHour([EARLY, late], '2026-11-21 21:00:00')).toBe('10:10:00');
  expect(firstHourOf([EARLY, late], '2026-11-21 19:36:00', 360)).toBe('17:45:00');
});
