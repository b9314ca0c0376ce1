import { collectMistakes, type Paper, type Question } from '@cloud-school/domain';
import { makeAnswerLog, makeReview } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { roundResults, toRoundPaper } from '../../features/mistakes/practiceRound.ts';
import { markPractice } from './markPractice.ts';

const mistakes = collectMistakes([
  {
    exam: { name: '单元测试', workId: 'w', courseId: null },
    log: makeAnswerLog(),
    review: makeReview({ questionCount: 24 }),
  },
]);

test('a round begins without answers, and is marked by the mistake', () => {
  const paper = toRoundPaper(mistakes);
  const questions = paper.groups.flatMap((group) => group.questions);
  expect(questions.map(({ id }) => id).toSorted()).toEqual(mistakes.map(({ id }) => id).toSorted());
  expect(questions.every(({ savedAnswer }) => savedAnswer === null)).toBe(true);

  const [first] = questions;
  const right = first?.solution && { optionKeys: first.solution.optionKeys, texts: first.solution.texts };
  const results = roundResults(markPractice(paper, (id) => (id === first?.id ? (right ?? null) : null)));
  // What was not answered stays due: it is neither right nor wrong.
  expect([...results]).toEqual([[first?.id, true]]);
});

test('the result of a round has no points, whatever its exam gave', () => {
  const listAll = (question: Question): Question[] => [question, ...question.subQuestions];
  const listScores = ({ groups }: Paper) =>
    groups
      .flatMap(({ questions }) => questions.flatMap(listAll))
      .flatMap(({ points, solution }) => [points, solution?.score ?? null]);
  const paper = toRoundPaper(mistakes);
  expect(listScores(paper).some((score) => score !== null)).toBe(true);
  expect(listScores(markPractice(paper, () => null)).every((score) => score === null)).toBe(true);
});
