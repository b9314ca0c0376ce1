import { makeTimetableActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import type { Lesson, LessonPhase } from '../lesson/Lesson.ts';
import { firstHour } from './firstHour.ts';

function lesson(start: string, phase: LessonPhase = 'upcoming'): Lesson {
  const activity = makeTimetableActivity({});
  const day = start.slice(0, 10);
  return { key: start, activity, day, start, end: null, hasTime: true, isAllDay: false, phase };
}

const NOW = '2026-11-21 11:59:00';

test('another week opens above its earliest lesson, where no label is cut', () => {
  expect(firstHour([lesson('2026-11-17 14:00:00'), lesson('2026-11-18 09:30:00')], null)).toBe('08:45:00');
});

test('this week opens an hour above now', () => {
  expect(firstHour([lesson('2026-11-17 08:30:00')], '2026-11-21 11:50:00')).toBe('10:45:00');
});

test('the start of a lesson that runs is not above the first hour', () => {
  const running = lesson('2026-11-21 10:30:00', 'running');
  expect(firstHour([lesson('2026-11-17 08:30:00'), running], NOW)).toBe('10:15:00');
});

test('a lesson that began on another day does not count', () => {
  const running = lesson('2026-11-20 09:00:00', 'running');
  expect(firstHour([lesson('2026-11-17 08:30:00'), running], NOW)).toBe('10:45:00');
});
