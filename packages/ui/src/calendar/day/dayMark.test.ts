import type { TimetableDay } from '@cloud-school/domain';
import { makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { toLessonDays } from '../lesson/toLessonDays.ts';
import { dayMark, dayMarkWords } from './dayMark.ts';

const TODAY = '2026-11-21';
const day = (
  date: string,
  state: TimetableDay['state'],
  { unfinished = 1, endsAt = `${date} 09:00:00` }: { unfinished?: number; endsAt?: string } = {},
) =>
  toLessonDays(
    [
      {
        date,
        state,
        activities: [0, 1, 2].map((index) => ({
          ...makeClassActivity({
            id: `${index}`,
            status: 'to-attend',
            startsAt: `${date} 08:00:00`,
            endsAt,
          }),
          isFinished: index >= unfinished,
        })),
      },
    ],
    `${TODAY} 11:08:00`,
  )[0];

test.each([
  ['before today', '2026-11-20', 'pending', 'overdue', '缺 1 节'],
  ['today, over', TODAY, 'pending', 'upcoming', '待补 1 节'],
  ['after today', '2026-11-22', 'pending', 'upcoming', '待上'],
  ['before today', '2026-11-20', 'done', 'done', '已完成'],
  ['after today', '2026-11-22', 'done', 'done', '已完成'],
  ['of an unknown state', '2026-11-20', null, 'plain', ''],
  ['after today, of an unknown state', '2026-11-22', null, 'plain', ''],
] as const)('a day %s (%s, %s) is %s: %s (TIME-03)', (_, date, state, kind, words) => {
  const mark = dayMark(day(date, state), TODAY);
  expect(mark.kind).toBe(kind);
  expect(dayMarkWords(mark, date === TODAY)).toBe(words);
});

test('today counts the lessons to come, not those that were missed', () => {
  const [missed, ...open] = day(TODAY, 'pending')?.lessons ?? [];
  const later = day(TODAY, 'pending', { unfinished: 2, endsAt: `${TODAY} 22:00:00` })?.lessons ?? [];
  const mark = dayMark(
    {
      date: TODAY,
      state: 'pending',
      lessons: [missed, ...open, ...later].filter((one) => one !== undefined),
    },
    TODAY,
  );
  expect(mark).toEqual({ kind: 'upcoming', count: 2, missed: 1 });
  expect(dayMarkWords(mark, true)).toBe('待上 2 节');
});

test('a test of several days that began before is not what is left of today', () => {
  const [missed] = day(TODAY, 'pending')?.lessons ?? [];
  const [test] = day('2026-11-20', 'pending', { endsAt: '2026-11-24 22:00:00' })?.lessons ?? [];
  const lessons = [missed, test].filter((one) => one !== undefined);
  const mark = dayMark({ date: TODAY, state: 'pending', lessons }, TODAY);
  expect(dayMarkWords(mark, true)).toBe('待补 1 节');
});

test('a day without lessons is free, whatever its state', () => {
  expect(dayMark(undefined, TODAY)).toEqual({ kind: 'rest' });
  expect(dayMark({ date: TODAY, state: 'pending', lessons: [] }, TODAY)).toEqual({ kind: 'rest' });
});

test('a past day counts no lesson that still runs, and stays pending', () => {
  const mark = dayMark(day('2026-11-20', 'pending', { unfinished: 2, endsAt: `${TODAY} 22:00:00` }), TODAY);
  expect(mark).toEqual({ kind: 'overdue', count: 0 });
  expect(dayMarkWords(mark)).toBe('逾期未学');
});

test('a pending day without unfinished lessons names no number', () => {
  expect(dayMarkWords(dayMark(day('2026-11-20', 'pending', { unfinished: 0 }), TODAY))).toBe('逾期未学');
});
