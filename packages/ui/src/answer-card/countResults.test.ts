import type { Solution } from '@cloud-school/domain';
import { makeReviewedQuestion } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { countResults, isMistake, formatResultTally } from './countResults.ts';

const entries = (...results: (Solution['result'] | null)[]) =>
  results.map((result, index) => ({
    number: index + 1,
    question: makeReviewedQuestion('multiple', result ?? 'wrong', result ? {} : { solution: null }),
  }));

test('results are counted; a missing solution counts as pending', () => {
  expect(countResults(entries('correct', 'wrong', 'correct', 'partial', 'blank', null, 'unjudged'))).toEqual({
    correct: 2,
    wrong: 1,
    partial: 1,
    blank: 1,
    pending: 1,
    unjudged: 1,
  });
});

test('wrong and partly right answers are mistakes', () => {
  expect(entries('correct', 'wrong', 'partial', 'pending').map(isMistake)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each<[string, (Solution['result'] | null)[]]>([
  ['对 2 · 错 1', ['correct', 'correct', 'wrong']],
  ['对 1 · 错 0', ['correct']],
  ['对 1 · 部分正确 1 · 错 0', ['correct', 'partial']],
  ['待批阅 2', ['pending', null]],
  ['对 0 · 错 1 · 待批阅 1', ['wrong', 'pending']],
  ['对 1 · 错 0 · 未答 1', ['correct', 'blank']],
  ['对 1 · 错 0 · 未判 1', ['correct', 'unjudged']],
])('%s', (tally, results) => {
  expect(formatResultTally(entries(...results))).toBe(tally);
});
