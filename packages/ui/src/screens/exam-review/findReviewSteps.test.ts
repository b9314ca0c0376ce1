import type { Solution } from '@cloud-school/domain';
import { makeReviewedQuestion } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { findReviewSteps } from './findReviewSteps.ts';

const results: Solution['result'][] = ['correct', 'wrong', 'correct', 'partial', 'correct'];
const entries = results.map((result, index) => ({
  number: index + 1,
  question: makeReviewedQuestion('multiple', result, { id: `${index + 1}` }),
}));

test.each<[string, number, boolean, string | null, string | null]>([
  ['the neighbours', 3, false, '2', '4'],
  ['the first has none before it', 1, false, null, '2'],
  ['the last has none after it', 5, false, '4', null],
  ['mistakes around a right answer', 3, true, '2', '4'],
  ['the first mistake has none before it', 2, true, null, '4'],
  ['the last mistake has none after it', 4, true, '2', null],
])('%s', (_, number, isOnlyMistakes, previous, next) => {
  expect(findReviewSteps(entries, number, isOnlyMistakes)).toEqual({ previous, next });
});
