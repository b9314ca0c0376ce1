import { expect, test } from 'vitest';
import { PAST_PAGE_SIZES, pastFilters } from './pastView.ts';

const read = (filters: ReturnType<typeof pastFilters>) =>
  filters.map(({ label, count }) => `${label} ${count}`);

test('the filters of past lessons have the counts of the summary', () => {
  const summary = { totalCount: 37, absentCount: 2, attendedCount: 31, electiveCount: 4 };
  expect(read(pastFilters(summary))).toEqual(['全部 37', '缺勤 2', '已参加 31', '选修 4']);
});

test('without a summary their counts are unknown', () => {
  expect(read(pastFilters(null))).toEqual(['全部 null', '缺勤 null', '已参加 null', '选修 null']);
});

test('a page holds 6, 9 or 12 lessons, at first 6', () => {
  expect(PAST_PAGE_SIZES).toEqual([6, 9, 12]);
});
