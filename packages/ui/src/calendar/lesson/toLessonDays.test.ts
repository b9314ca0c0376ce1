import { makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { byStartDay, lessonsOf, toLessonDays } from './toLessonDays.ts';

const NOW = '2026-11-21 11:08:00';
const activity = (startsAt: string | null, endsAt: string | null, id = '1') => ({
  ...makeClassActivity({ id, name: id, startsAt, endsAt }),
  isFinished: false,
});
const lessonAt = (startsAt: string | null, endsAt: string | null) =>
  toLessonDays([{ date: '2026-11-21', state: null, activities: [activity(startsAt, endsAt)] }], NOW)[0]
    ?.lessons[0];

test.each([
  ['within a day', '2026-11-21 10:30:00', '2026-11-21 12:00:00', '2026-11-21 12:00:00', false],
  ['over midnight', '2026-11-21 22:00:00', '2026-11-22 01:00:00', '2026-11-22 01:00:00', false],
  ['a day long', '2026-11-21 08:00:00', '2026-11-22 08:00:00', '2026-11-22 08:00:00', true],
  ['of a week', '2026-11-19 08:00:00', '2026-11-25 22:00:00', '2026-11-25 22:00:00', true],
  ['in the wrong order', '2026-11-21 12:00:00', '2026-11-21 10:30:00', null, false],
  ['without an end', '2026-11-21 12:00:00', null, null, false],
  ['that ends nowhere', '2026-11-21 12:00:00', '待定', null, false],
  ['cut to the minute', '2026-11-21 10:30', '2026-11-21 12:00', '2026-11-21 12:00:00', false],
])('a lesson %s', (_, startsAt, endsAt, end, isAllDay) => {
  expect(lessonAt(startsAt, endsAt)).toMatchObject({ hasTime: true, end, isAllDay });
});

test.each([null, '2026-11-21', '', '25:00'])('the start %s gives a lesson of the whole day', (startsAt) => {
  expect(lessonAt(startsAt, null)).toMatchObject({
    day: '2026-11-21',
    start: '2026-11-21 00:00:00',
    hasTime: false,
    isAllDay: true,
  });
});

test('a lesson of several days is on each of them, and once among all', () => {
  const long = activity('2026-11-20 08:00:00', '2026-11-22 08:00:00', 'long');
  const short = activity('2026-11-20 07:00:00', '2026-11-20 08:00:00', 'short');
  const days = toLessonDays(
    [
      { date: '2026-11-20', state: 'done', activities: [long, short] },
      { date: '2026-11-21', state: 'pending', activities: [long] },
      { date: '', state: null, activities: [short] },
    ],
    NOW,
  );
  expect(days.map(({ lessons }) => lessons.map(({ activity: { name } }) => name))).toEqual([
    ['short', 'long'],
    ['long'],
  ]);
  const all = lessonsOf(days);
  expect(all.map(({ activity: { name } }) => name)).toEqual(['short', 'long']);
  expect(byStartDay(all)).toEqual([{ date: '2026-11-20', lessons: all }]);
});
