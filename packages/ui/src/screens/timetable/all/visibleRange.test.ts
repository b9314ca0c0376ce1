import { expect, test } from 'vitest';
import { visibleRange } from './visibleRange.ts';

const lessons = [1, 1, 2, 2, 3, 3, 4, 4].map((number) => ({ day: `2026-11-0${number}` }));

test.each([
  ['opens at the day', '2026-11-02', 0, 2, 2, 4],
  ['opens at the next day with lessons', '2026-11-01', 0, 4, 0, 4],
  ['does not cut a day', '2026-11-02', 1, 3, 0, 6],
  ['opens at the end after the last lesson', '2026-12-01', 0, 3, 4, 8],
  ['opens at the start before the first one', '2026-10-01', 0, 100, 0, 8],
])('%s', (_, date, before, after, from, to) => {
  expect(visibleRange(lessons, date, { before, after })).toEqual({ from, to });
});

test('no lessons, no range', () => {
  expect(visibleRange([], '2026-11-01', { before: 0, after: 60 })).toEqual({ from: 0, to: 0 });
});
