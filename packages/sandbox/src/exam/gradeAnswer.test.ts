import { compareAnswers, joinBlanks, QUESTION_KINDS } from '@cloud-school/domain';
import { makeRightAnswer } from '@cloud-school/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  numberQuestions,
  type QuestionDraft,
  blanks,
  multiple,
  shortAnswer,
  single,
  trueFalse,
} from '../seed/writeQuestion.ts';
import { gradeAnswer } from './gradeAnswer.ts';

const withPoints = (points: number, draft: QuestionDraft) => {
  const [question] = numberQuestions('q', 1, points, [draft]);
  if (!question) throw new Error('no question');
  return question;
};
const chosen = (...optionList: string[]) => ({ content: null, optionList, teacherScore: null });
const written = (content: string, teacherScore: number | null = null) => ({
  content,
  optionList: [],
  teacherScore,
});

test.each(QUESTION_KINDS)('%s is marked as its answers are compared, in both orders', (kind) => {
  const right = makeRightAnswer(kind);
  const question = withPoints(2, {
    kind,
    trunk: '?',
    options: [],
    solution: { keys: right.optionKeys, texts: right.texts, explanation: '' },
  });
  const reversed = { optionKeys: right.optionKeys.toReversed(), texts: right.texts.toReversed() };
  for (const { optionKeys, texts } of [right, reversed]) {
    const compared = compareAnswers(kind, right, { optionKeys, texts });
    const given = { content: joinBlanks(texts), optionList: optionKeys, teacherScore: null };
    expect(gradeAnswer(question, given).isRight).toBe(compared === null ? null : compared === 'correct');
  }
});

describe('a single choice', () => {
  const question = withPoints(2, single('?', ['甲', '乙'], 'B', ''));
  test.each([
    [chosen('B'), 2],
    [chosen('A'), 0],
    [chosen('B', 'A'), 0],
    [chosen(), 0],
    [undefined, 0],
  ])('%j earns %i', (given, score) => expect(gradeAnswer(question, given).score).toBe(score));

  test('true is key 1, false is key 2', () => {
    expect(gradeAnswer(withPoints(2, trueFalse('?', false, '')), chosen('2'))).toEqual({
      score: 2,
      isRight: true,
    });
  });
});

describe('a multiple choice', () => {
  const question = withPoints(3, multiple('?', ['甲', '乙', '丙', '丁'], 'ACD', ''));
  test.each([
    ['all of them', chosen('D', 'A', 'C'), { score: 3, isRight: true }],
    ['twice the same', chosen('A', 'A', 'C', 'D'), { score: 3, isRight: true }],
    ['a part of them', chosen('A', 'C'), { score: 1, isRight: false }],
    ['a wrong one among them', chosen('A', 'B', 'C', 'D'), { score: 0, isRight: false }],
    ['none', chosen(), { score: 0, isRight: false }],
  ])('%s', (_name, given, grade) => expect(gradeAnswer(question, given)).toEqual(grade));
});

describe('blanks', () => {
  const question = withPoints(4, blanks('____ ____', ['30', '2'], ''));
  test.each([
    ['30|2', 4],
    [' 30 | 2 ', 4],
    ['30|', 2],
    ['|2', 2],
    ['2|30', 0],
    ['', 0],
  ])('%j earns %i', (content, score) => expect(gradeAnswer(question, written(content)).score).toBe(score));
});

describe('a short answer', () => {
  const question = withPoints(6, shortAnswer('?', '参考', ''));
  test.each([
    ['waits for the teacher', written('我的回答'), { score: null, isRight: null }],
    ['has the points the teacher gave', written('我的回答', 4), { score: 4, isRight: false }],
    ['is worth nothing when empty', written('  '), { score: 0, isRight: false }],
    ['is worth nothing when never saved', undefined, { score: 0, isRight: false }],
  ])('%s', (_name, given, grade) => expect(gradeAnswer(question, given)).toEqual(grade));
});
