import type { Solution } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import { getOptionVerdict } from './getOptionVerdict.ts';

const solution = (optionKeys: string[]): Solution => ({
  optionKeys,
  texts: [],
  explanationHtml: null,
  result: 'partial',
  score: null,
});
const answer = { optionKeys: ['A', 'B'], texts: [] };

test.each([
  ['A', ['A', 'C'], 'right'],
  ['B', ['A', 'C'], 'wrong'],
  ['C', ['A', 'C'], 'missed'],
  ['D', ['A', 'C'], 'plain'],
  ['A', [], 'chosen'],
  ['D', [], 'plain'],
])('option %s with %j right is %s', (key, right, verdict) => {
  expect(getOptionVerdict(key, answer, solution(right))).toBe(verdict);
});

test('where the partner sends no result, no option is right or wrong', () => {
  const unjudged: Solution = { ...solution(['A', 'C']), result: 'unjudged' };
  expect(['A', 'B', 'C'].map((key) => getOptionVerdict(key, answer, unjudged))).toEqual([
    'chosen',
    'chosen',
    'plain',
  ]);
});

test('without an answer the right options are missed', () => {
  expect(getOptionVerdict('A', null, solution(['A']))).toBe('missed');
});
