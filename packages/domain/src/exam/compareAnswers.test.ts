import { expect, test } from 'vitest';
import { compareAnswers, sumUpResults } from './compareAnswers.ts';
import { toAnswer } from './toAnswer.ts';

test.each([
  ['single', ['1'], ['1'], 'correct'],
  ['single', ['1'], ['2'], 'wrong'],
  ['multiple', ['1', '3'], ['3', '1'], 'correct'],
  ['multiple', ['1', '3'], ['1'], 'wrong'],
  ['true-false', ['2'], ['2'], 'correct'],
  ['blanks', ['脉搏', '60'], ['脉搏', ' 60 '], 'correct'],
  ['blanks', ['脉搏', ' 60'], ['脉搏', '80'], 'partial'],
  ['blanks', ['脉搏', '60'], ['60', '脉搏'], 'wrong'],
  ['blanks', ['脉搏', '60'], ['脉搏'], 'partial'],
  ['blanks', ['<p>血压</p>', "don't"], ['血压', 'don’t'], 'correct'],
  ['blanks', ['120/80'], ['１２０／８０'], 'correct'],
  ['short-answer', ['先测体温'], ['先测体温'], null],
  ['reading', [], [], null],
  ['cloze', [], [], null],
  ['unknown', ['1'], ['1'], null],
] as const)('a question of kind %s with the answer %j, given %j, is %s', (kind, right, given, result) => {
  expect(compareAnswers(kind, toAnswer(kind, right), toAnswer(kind, given))).toBe(result);
});

test('no answer is wrong; without the right one nothing can be said', () => {
  const answer = toAnswer('single', ['1']);
  expect(compareAnswers('single', answer, null)).toBe('wrong');
  expect(compareAnswers('single', null, answer)).toBeNull();
  expect(compareAnswers('short-answer', toAnswer('short-answer', ['先测体温']), null)).toBeNull();
});

test.each([
  [[], null],
  [['correct'], 'correct'],
  [['wrong', 'wrong'], 'wrong'],
  [['pending', 'pending'], 'pending'],
  [['correct', 'pending'], 'pending'],
  [['correct', 'wrong'], 'partial'],
  [['partial', 'correct'], 'partial'],
] as const)('sub-questions that are %j make %s', (results, sum) => {
  expect(sumUpResults(results)).toBe(sum);
});
