import type { Solution } from '@cloud-school/domain';
import { makeReviewedQuestion } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { toResultHeading } from './toResultHeading.ts';

const solution = (result: Solution['result'], score: number | null): Solution => ({
  optionKeys: [],
  texts: [],
  explanationHtml: null,
  result,
  score,
});

const savedAnswer = { optionKeys: ['A'], texts: [] };

test.each<[string, Solution | null, number | null]>([
  ['回答正确 · 得 3 分', solution('correct', 3), 3],
  ['回答错误 · 得 0 分', solution('wrong', 0), 3],
  ['部分正确 · 得 8 / 12 分', solution('partial', 8), 12],
  ['部分正确 · 得 8 分', solution('partial', 8), null],
  ['回答正确', solution('correct', null), 3],
  ['待批阅', solution('pending', null), 10],
  ['待批阅', null, 10],
  ['未判', solution('unjudged', null), 10],
])('%s', (text, given, points) => {
  const question = makeReviewedQuestion('multiple', 'wrong', { solution: given, points, savedAnswer });
  expect(toResultHeading(question).text).toBe(text);
});

test('what nobody answered is not called a wrong answer', () => {
  const question = makeReviewedQuestion('single', 'wrong', { savedAnswer: null });
  expect(toResultHeading(question).text).toBe('未作答 · 得 0 分');
});

test('a short answer is shown as marked, not as right or wrong', () => {
  const heading = toResultHeading({
    kind: 'short-answer',
    solution: solution('partial', 8),
    points: 10,
    savedAnswer,
    subQuestions: [],
  });
  expect(heading.text).toBe('已批阅 · 得 8 / 10 分');
});

test.each([
  ['reading', '部分正确 · 对 1 / 3 小题'],
  ['cloze', '部分正确 · 对 1 / 3 空'],
] as const)('a partly right %s without points counts its right parts', (kind, text) => {
  const subQuestions = (['correct', 'wrong', 'unjudged'] as const).map((result) =>
    makeReviewedQuestion('single', 'correct', { solution: solution(result, null) }),
  );
  const heading = toResultHeading({
    kind,
    solution: solution('partial', null),
    points: 12,
    savedAnswer,
    subQuestions,
  });
  expect(heading.text).toBe(text);
});
