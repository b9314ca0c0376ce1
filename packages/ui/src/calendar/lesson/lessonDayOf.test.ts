import { makeTimetableActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { lessonDayOf } from './lessonDayOf.ts';
import { toLessonDays } from './toLessonDays.ts';

const NOW = '2026-11-21 11:08:00';
const activity = (id: string, startsAt: string, endsAt: string) =>
  makeTimetableActivity({ id, name: id, startsAt, endsAt, status: null, isFinished: false });

const days = toLessonDays(
  [
    {
      date: '2026-11-19',
      state: 'pending',
      activities: [activity('test', '2026-11-19 08:00:00', '2026-11-22 00:00:00')],
    },
    {
      date: '2026-11-21',
      state: 'done',
      activities: [activity('lesson', '2026-11-21 09:00:00', '2026-11-21 10:00:00')],
    },
  ],
  NOW,
);

test.each([
  ['its first day', '2026-11-19', ['test'], 'pending'],
  ['a day that the server does not list', '2026-11-20', ['test'], null],
  ['a day with a lesson of its own', '2026-11-21', ['test', 'lesson'], 'done'],
])('a test of several days is on %s', (_, date, names, state) => {
  const day = lessonDayOf(days, date);
  expect(day?.lessons.map((lesson) => lesson.activity.name)).toEqual(names);
  expect(day?.state).toBe(state);
});

test('a day after its end has nothing', () => {
  expect(lessonDayOf(days, '2026-11-22')).toBeUndefined();
});
