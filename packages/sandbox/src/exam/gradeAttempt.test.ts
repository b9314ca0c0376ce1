import { expect, test } from 'vitest';
import { FINANCE_READING_TEST } from '../seed/kingdee/kingdeeReadingTest.ts';
import { makeAttempt } from '../seed/makeAttempt.ts';
import type { TestSeed } from '../seed/TestSeed.ts';
import { READING_TEST } from '../seed/yunfan/elderCareReadingTest.ts';

const attempt = (seed: TestSeed, slips: Record<string, string[] | string>, teacherScore?: number) =>
  makeAttempt({
    id: 'log',
    test: seed,
    userId: 'u-shen',
    startedAt: 0,
    duration: 60_000,
    slips,
    teacherScores: teacherScore === undefined ? {} : { 'q-finance-reading-2-4': teacherScore },
  }).log;

test.each<[string, Record<string, string[] | string>, object]>([
  ['all right', {}, { status: 'reviewed', score: 100, answeredCount: 3 }],
  [
    'a wrong blank of the cloze',
    { 'q-reading-3-2': ['D'] },
    { status: 'reviewed', score: 90, answeredCount: 3 },
  ],
  ['half a multiple choice', { 'q-reading-2-2': ['A'] }, { status: 'reviewed', score: 91, answeredCount: 3 }],
  [
    'a case with one question left out',
    { 'q-reading-2-1': [] },
    { status: 'reviewed', score: 90, answeredCount: 2 },
  ],
])('sub-questions are marked one by one: %s', (_, slips, result) => {
  expect(attempt(READING_TEST, slips)).toMatchObject(result);
});

test('a sub-question that a teacher marks keeps the attempt pending until then', () => {
  expect(attempt(FINANCE_READING_TEST, {})).toMatchObject({ status: 'pending-review', score: null });
  expect(attempt(FINANCE_READING_TEST, {}, 7)).toMatchObject({ status: 'reviewed', score: 97 });
});
