import { expect, test } from 'vitest';
import { EMPTY_ANSWER, isEmptyAnswer, isSameAnswer, isUnanswered } from './isEmptyAnswer.ts';
import type { Answer } from './Question.ts';

test.each([
  [EMPTY_ANSWER, true],
  [{ optionKeys: [], texts: ['', ' \n　'] }, true],
  [{ optionKeys: [], texts: [], subAnswers: [null, EMPTY_ANSWER] }, true],
  [{ optionKeys: ['A'], texts: [] }, false],
  [{ optionKeys: [], texts: ['', '0'] }, false],
  [{ optionKeys: [], texts: [], subAnswers: [null, { optionKeys: ['A'], texts: [] }] }, false],
] satisfies [Answer, boolean][])('%j is empty: %s', (answer, isEmpty) => {
  expect(isEmptyAnswer(answer)).toBe(isEmpty);
});

const chosen = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });

test.each([
  [chosen('A', 'B'), chosen('A', 'B'), true],
  [chosen('A', 'B'), chosen('B', 'A'), false],
  [chosen('A'), chosen('A', 'B'), false],
  [{ ...EMPTY_ANSWER, texts: ['a'] }, { ...EMPTY_ANSWER, texts: ['b'] }, false],
  [
    { ...EMPTY_ANSWER, subAnswers: [null, chosen('A')] },
    { ...EMPTY_ANSWER, subAnswers: [null, chosen('A')] },
    true,
  ],
  [
    { ...EMPTY_ANSWER, subAnswers: [null, chosen('A')] },
    { ...EMPTY_ANSWER, subAnswers: [null, null] },
    false,
  ],
  [EMPTY_ANSWER, { ...EMPTY_ANSWER, subAnswers: [null] }, false],
] satisfies [Answer, Answer, boolean][])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameAnswer(one, other)).toBe(isSame);
});

type Given = Parameters<typeof isUnanswered>[0];
const given = (savedAnswer: Answer | null, ...subQuestions: Given[]): Given => ({
  savedAnswer,
  subQuestions,
});

test.each([
  [given(null), true],
  [given(EMPTY_ANSWER), true],
  [given(chosen('A')), false],
  [given(null, given(null), given(EMPTY_ANSWER)), true],
  [given(null, given(null), given(chosen('A'))), false],
] satisfies [Given, boolean][])('a question with %j is unanswered: %s', (question, is) => {
  expect(isUnanswered(question)).toBe(is);
});
