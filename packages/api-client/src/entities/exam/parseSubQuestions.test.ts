import type { Question } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import { parsePaper } from './parsePaper.ts';
import { parseReview } from './parseReview.ts';
import { toAnswerBody } from './toAnswerBody.ts';

const options = [
  { key: '31', value: 'checked' },
  { key: '32', value: 'washed' },
];

/** The only question of a paper, of which `subQuestions` is the `readQuestionList`. */
function questionOf(
  typeCode: string,
  subQuestions: unknown,
  more: object = {},
  answerQuestion: unknown = [],
) {
  const question = {
    id: 7,
    questionUnitId: 70,
    trunk: '<p>材料</p>',
    readQuestionList: subQuestions,
    ...more,
  };
  const paper = parsePaper({ questionResultVOMap: { [typeCode]: [question] }, answerQuestion });
  const [first] = paper.groups[0]?.questions ?? [];
  if (!first) throw new Error('expected a question');
  return first;
}

const choice = (id: unknown) => ({ id, trunk: '问', questionContentVO: { optionList: options } });
const kindsOf = ({ subQuestions }: Question) => subQuestions.map(({ kind }) => kind);

describe('sub-questions', () => {
  it('are questions with ids, points and kinds of their own', () => {
    const question = questionOf('11', [
      { ...choice(71), questionType: 2, examPoint: 4 },
      { id: 72, questionUnitId: 720, trunk: '____', questionType: { code: '4' }, examPoint: '6' },
    ]);
    expect(question).toMatchObject({ kind: 'reading', options: [], points: 10, isSavedAsOne: false });
    expect(question.subQuestions).toMatchObject([
      { id: '71', unitId: '70', kind: 'multiple', points: 4, stemHtml: '问' },
      { id: '72', unitId: '720', kind: 'blanks', points: 6, blankCount: 1 },
    ]);
    expect(question.subQuestions[0]?.options.map(({ label }) => label)).toEqual(['A', 'B']);
  });

  it.each([
    [4, undefined],
    [undefined, 4],
  ])('give their question no points where one of them has none: %j and %j', (first, second) => {
    const list = [
      { ...choice(71), examPoint: first },
      { ...choice(72), examPoint: second },
    ];
    expect(questionOf('11', list).points).toBeNull();
  });

  it('without a type are choices where they have options, else short answers; in a cloze always choices', () => {
    expect(kindsOf(questionOf('11', [choice(71), { id: 72, trunk: '写' }]))).toEqual([
      'single',
      'short-answer',
    ]);
    expect(kindsOf(questionOf('13', [choice(71), { id: 72 }]))).toEqual(['single', 'single']);
  });

  it('never have sub-questions themselves', () => {
    const nested = { id: 71, questionType: 11, readQuestionList: [choice(72)] };
    expect(questionOf('11', [nested]).subQuestions).toMatchObject([{ kind: 'unknown', subQuestions: [] }]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['broken JSON', '[{"id":'],
    ['an object', { id: 1 }],
    ['items that are no objects', [null, 'x', 3]],
  ])('from %s are an empty list', (_, list) => {
    expect(questionOf('11', list)).toMatchObject({ kind: 'reading', subQuestions: [], isSavedAsOne: false });
  });

  it('are read from JSON in a string', () => {
    expect(questionOf('13', JSON.stringify([choice(71)])).subQuestions).toMatchObject([{ id: '71' }]);
  });

  it('of other kinds are ignored', () => {
    expect(questionOf('1', [choice(71)]).subQuestions).toEqual([]);
  });

  it('have their saved answers', () => {
    const answers = [{ questionId: 72, questionAnswerVO: { optionList: ['31'] } }];
    const { savedAnswer, subQuestions } = questionOf('11', [choice(71), choice(72)], {}, answers);
    expect(savedAnswer).toBeNull();
    expect(subQuestions.map((sub) => sub.savedAnswer)).toEqual([null, { optionKeys: ['31'], texts: [] }]);
  });
});

describe('sub-questions without an id that only they have', () => {
  it.each([
    ['no ids', [choice(undefined), choice(undefined)]],
    ['one without an id', [choice(71), choice(null)]],
    ['the same id twice', [choice(71), choice('71')]],
    ['the id of their question', [choice(7), choice(71)]],
  ])('(%s) are saved in one record of their question', (_, list) => {
    const question = questionOf('11', list);
    expect(question.isSavedAsOne).toBe(true);
    expect(question.subQuestions.map(({ id }) => id)).toEqual(['7#1', '7#2']);
  });

  it('also where two questions of a paper number them alike', () => {
    const reading = (id: number) => ({ id, readQuestionList: [choice(1), choice(2)] });
    const paper = parsePaper({ questionResultVOMap: { 11: [reading(8), reading(9)] } });
    const ids = paper.groups.flatMap(({ questions }) => questions.flatMap((one) => one.subQuestions));
    expect(ids.map(({ id }) => id)).toEqual(['8#1', '8#2', '9#1', '9#2']);
  });

  it('come back from that record as they were', () => {
    const list = [choice(null), { trunk: '____ ____', questionType: 4 }, { trunk: '写' }, choice(null)];
    const subAnswers = [
      { optionKeys: ['32'], texts: [] },
      { optionKeys: [], texts: ['2', '30'] },
      { optionKeys: [], texts: ['先评估 | 再搬动'] },
      null,
    ];
    const { questionAnswerVO } = toAnswerBody({
      answerLogId: '8',
      workId: '9',
      questionId: '7',
      unitId: '70',
      kind: 'reading',
      answer: { optionKeys: [], texts: [], subAnswers },
      answeredAt: 0,
    });
    const back = questionOf('11', list, {}, [{ questionId: 7, questionAnswerVO }]);
    expect(back.savedAnswer).toEqual({ optionKeys: [], texts: [], subAnswers });
    expect(back.subQuestions.map(({ savedAnswer }) => savedAnswer)).toEqual(subAnswers);
  });

  it.each(['', '[', '{}', 'x', '[1,"a",null]'])('have no answers from a record %j', (content) => {
    const answers = [{ questionId: 7, questionAnswerVO: { content } }];
    expect(questionOf('11', [choice(null)], {}, answers).savedAnswer).toBeNull();
  });
});

describe('the result of a question with sub-questions', () => {
  const right = { questionAnswerVO: { optionList: ['31'] } };
  const subs = [71, 72].map((id) => ({ ...choice(id), ...right }));
  const solutionOf = (answerQuestion: object[], list: object[] = subs) =>
    parseReview({
      questionUnitCAResultVO: {
        questionResultVOMap: { 11: [{ id: 7, readQuestionList: list }] },
        answerQuestion,
      },
    }).paper.groups[0]?.questions[0]?.solution;
  const given = (questionId: number, key: string, mark: object = {}) => ({
    questionId,
    questionAnswerVO: { optionList: [key] },
    ...mark,
  });

  it.each([
    ['all right', [given(71, '31'), given(72, '31')], 'correct'],
    ['one wrong', [given(71, '31'), given(72, '32')], 'partial'],
    ['one not answered', [given(71, '31')], 'partial'],
    ['none answered', [], 'wrong'],
    ['the server says so', [given(71, '32'), given(72, '32'), { questionId: 7, isRight: true }], 'correct'],
  ])('is worked out: %s', (_, answers, result) => {
    expect(solutionOf(answers)?.result).toBe(result);
  });

  it('waits for a sub-question that a teacher marks', () => {
    const list = [subs[0] ?? {}, { id: 72, trunk: '写', questionType: 6 }];
    expect(solutionOf([given(71, '31')], list)?.result).toBe('pending');
  });

  it('adds up the points of its sub-questions', () => {
    const both = [given(71, '31', { score: 4 }), given(72, '32', { score: 3 })];
    expect(solutionOf(both)?.score).toBe(7);
    expect(solutionOf([...both, { questionId: 7, isRight: true }])?.score).toBe(7);
    expect(solutionOf([...both, { questionId: 7, score: 5 }])?.score).toBe(5);
    expect(solutionOf([given(71, '31', { score: 4 })])?.score).toBeNull();
    expect(solutionOf([given(72, '31', { score: 4 })])?.score).toBeNull();
  });
});
