import { makeClassActivity } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { formatLessonTime } from './formatLessonTime.ts';
import { lessonLabel, openingWords } from './lessonWords.ts';
import { lessonsOf, toLessonDays } from './toLessonDays.ts';

const lesson = (overrides: Parameters<typeof makeClassActivity>[0], now = '2026-11-21 11:08:00') => {
  const [only] = lessonsOf(
    toLessonDays(
      [
        {
          date: '2026-11-21',
          state: null,
          activities: [{ ...makeClassActivity(overrides), isFinished: null }],
        },
      ],
      now,
    ),
  );
  if (!only) throw new Error('The day has a lesson.');
  return only;
};

test.each([
  ['2026-11-21 10:30:00', '2026-11-21 12:00:00', '10:30–12:00'],
  ['2026-11-21 22:00:00', '2026-11-22 01:00:00', '22:00–次日 01:00'],
  ['2026-11-19 08:00:00', '2026-11-25 22:00:00', '11-19 08:00 至 11-25 22:00'],
  ['2026-11-21 12:00:00', '2026-11-21 10:30:00', '12:00'],
  [null, null, '时间待定'],
])('%s to %s is written %s', (startsAt, endsAt, text) => {
  expect(formatLessonTime(lesson({ startsAt, endsAt }))).toBe(text);
});

test('the name of a lesson says date, time, name, kind and phase (TIME-06)', () => {
  expect(lessonLabel(lesson({ name: '实训：轮椅使用', isFaceToFace: true }))).toBe(
    '11 月 21 日 周六 10:30–12:00 实训：轮椅使用 面授课堂 进行中',
  );
  expect(lessonLabel(lesson({ name: '', startsAt: null, endsAt: null }))).toContain(
    '未命名课堂 线上课堂 待上',
  );
});

test('a lesson that was attended is looked at again after its end, in words of its kind', () => {
  const over = '2026-11-21 12:00:01';
  expect(openingWords(lesson({ status: 'attended' }))).toBe('进入课堂');
  expect(openingWords(lesson({ status: 'attended' }, over))).toBe('回看');
  expect(openingWords(lesson({ status: 'attended', isFaceToFace: true }, over))).toBe('回顾');
  expect(openingWords(lesson({ status: 'absent' }))).toBe('去补学');
});
