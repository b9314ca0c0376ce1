import { makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { capLessons } from './capLessons.ts';
import { lessonsOf, toLessonDays } from './toLessonDays.ts';

/** The week of the lessons, from Monday on. */
const DATES = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

const lessons = (...spans: [start: string | null, end: string | null][]) =>
  lessonsOf(
    toLessonDays(
      [
        {
          date: '2026-11-21',
          state: null,
          activities: spans.map(([start, end], index) => ({
            ...makeClassActivity({
              id: `${index}`,
              name: `${index}`,
              startsAt: start && `2026-11-21 ${start}:00`,
              endsAt: end && `2026-11-21 ${end}:00`,
            }),
            isFinished: null,
          })),
        },
      ],
      '2026-11-21 08:00:00',
    ),
  );

test('lessons one after another are all shown', () => {
  const { shown, hiddenByDay } = capLessons(
    lessons(['08:00', '09:00'], ['09:00', '10:00'], ['10:00', null]),
    1,
    DATES,
  );
  expect(shown).toHaveLength(3);
  expect(hiddenByDay.size).toBe(0);
});

test('the fourth lesson at one moment is counted instead', () => {
  const { shown, hiddenByDay } = capLessons(
    lessons(
      ['08:00', '10:00'],
      ['08:30', '10:00'],
      ['09:00', '10:00'],
      ['09:30', '11:00'],
      ['10:00', '11:00'],
    ),
    3,
    DATES,
  );
  expect(shown.map(({ activity }) => activity.name)).toEqual(['0', '1', '2', '4']);
  expect([...hiddenByDay]).toEqual([['2026-11-21', 1]]);
});

test('lessons of the whole day are counted apart', () => {
  const { shown, hiddenByDay } = capLessons(
    lessons([null, null], [null, null], ['08:00', '09:00']),
    1,
    DATES,
  );
  expect(shown).toHaveLength(2);
  expect(hiddenByDay.get('2026-11-21')).toBe(1);
});

test('a lesson of several days that has no room is counted on each of its days, also where it began before the week', () => {
  const long = (id: string, from: string, to: string) => ({
    ...makeClassActivity({ id, name: id, startsAt: `${from} 08:00:00`, endsAt: `${to} 18:00:00` }),
    isFinished: null,
  });
  const activities = [
    long('first', '2026-11-13', '2026-11-18'),
    long('second', '2026-11-14', '2026-11-17'),
    long('third', '2026-11-19', '2026-11-20'),
  ];
  const all = lessonsOf(
    toLessonDays([{ date: '2026-11-16', state: null, activities }], '2026-11-16 08:00:00'),
  );
  const { shown, hiddenByDay } = capLessons(all, 1, DATES);
  expect(shown.map(({ activity }) => activity.name)).toEqual(['first', 'third']);
  expect([...hiddenByDay]).toEqual([
    ['2026-11-16', 1],
    ['2026-11-17', 1],
  ]);
});
