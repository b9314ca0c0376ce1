import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseReview } from './parseReview.ts';
import { parseXsktPaper } from './parseXsktPaper.ts';

const question = (id: string, more: object = {}) => ({
  id,
  questionType: 1,
  trunk: `Question ${id}`,
  questionContentVO: { optionList: ['A', 'B'].map((key) => ({ key, value: key })) },
  ...more,
});

describe('a paper of the partner', () => {
  it('has a token, no countdown, and facts of its questions', () => {
    const { paper, userToken, facts } = parseXsktPaper({
      xiongsongQuestionUnitCAResultVO: {
        title: '护理英语',
        unitTime: 40,
        xsktUserToken: 'secret',
        questionResultVOMap: {
          1: [question('q1', { objectiveType: 'CHOICE', xiongSongSubmitVO: { is_right: 1 } })],
        },
      },
    });
    expect(userToken).toBe('secret');
    expect(paper).toMatchObject({ title: '护理英语', timeLimitMinutes: null });
    expect(JSON.stringify(paper)).not.toContain('secret');
    expect(facts.get('q1')).toEqual({ objectiveType: 'CHOICE', isRight: true });
  });

  it.each([{}, { 1: [] }, { 1: null }, null])('takes the English map when the normal one is %j', (map) => {
    const { paper, facts } = parseXsktPaper({
      xsktUserToken: 'token',
      questionResultVOMap: map,
      englishQuestionResultVOMap: { 1: [question('e1')] },
    });
    expect(paper.groups.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(['e1']);
    expect(facts.get('e1')).toEqual({ objectiveType: '1', isRight: null });
  });

  it('has facts of sub-questions too, and none of what has no id', () => {
    const readQuestionList = [question('s1', { objectiveType: 'CHOICE' }), null];
    const { facts } = parseXsktPaper({
      xsktUserToken: 'token',
      questionResultVOMap: {
        11: [
          question('r1', { questionType: { code: '13', desc: '完形填空' }, readQuestionList }),
          { ...question('-'), id: null },
          null,
        ],
      },
    });
    expect([...facts]).toEqual([
      ['r1', { objectiveType: '13', isRight: null }],
      ['s1', { objectiveType: 'CHOICE', isRight: null }],
    ]);
  });

  it('without a token cannot be sent, so it is refused on opening', () => {
    expect(() => parseXsktPaper({ questionResultVOMap: { 1: [question('q1')] } })).toThrow(MalformedError);
  });
});

it('the review reads the answers and results of xiongSongSubmitVO', () => {
  const submitted = (user_answer: string | null, is_right: unknown) => ({
    questionAnswerVO: { optionList: ['B'] },
    xiongSongSubmitVO: { user_answer, is_right },
  });
  const { paper, source } = parseReview({
    xiongsongQuestionUnitCAResultVO: {
      title: '护理英语',
      questionResultVOMap: {},
      englishQuestionResultVOMap: {
        1: [question('q1', submitted('B', true)), question('q2', submitted('A', 0))],
        2: [null, question('q3', { ...submitted('A, B,', true), questionType: 2 })],
        4: [
          {
            id: 'q4',
            questionType: 4,
            trunk: 'a __ b',
            xiongSongSubmitVO: { user_answer: 'is', is_right: 1 },
          },
        ],
      },
    },
    testStudentResultVO: { testName: '护理英语阶段测评' },
  });
  expect(source).toBe('partner');
  const [first, second, third, fourth] = paper.groups.flatMap(({ questions }) => questions);
  expect([first, second, third, fourth].map((one) => one?.solution?.result)).toEqual([
    'correct',
    'wrong',
    'correct',
    'correct',
  ]);
  expect(second?.savedAnswer).toEqual({ optionKeys: ['A'], texts: [] });
  expect(third?.savedAnswer).toEqual({ optionKeys: ['A', 'B'], texts: [] });
  expect(fourth?.savedAnswer).toEqual({ optionKeys: [], texts: ['is'] });
});

it('the review shows the answers of sub-questions that have no ids', () => {
  const sub = (user_answer: string, is_right: boolean) => ({
    ...question('-'),
    id: undefined,
    questionAnswerVO: { optionList: ['B'] },
    xiongSongSubmitVO: { user_answer, is_right },
  });
  const { paper } = parseReview({
    xiongsongQuestionUnitCAResultVO: {
      questionResultVOMap: {
        11: [
          question('reading', {
            questionType: 11,
            readQuestionList: [null, sub('B', true), sub('A', false)],
          }),
        ],
      },
    },
  });
  const subQuestions = paper.groups[0]?.questions[0]?.subQuestions ?? [];
  expect(subQuestions.map(({ id }) => id)).toEqual(['reading#1', 'reading#2']);
  expect(subQuestions.map(({ savedAnswer }) => savedAnswer?.optionKeys)).toEqual([['B'], ['A']]);
  expect(subQuestions.map(({ solution }) => solution?.result)).toEqual(['correct', 'wrong']);
});

it.each([
  ['in the record of the partner, without an answer', 'xiongsongQuestionUnitCAResultVO', {}, 'partner'],
  [
    'in the record of the school, with answers of the partner',
    'questionUnitCAResultVO',
    { xiongSongSubmitVO: { user_answer: null, is_right: false } },
    'partner',
  ],
  ['in the record of the school', 'questionUnitCAResultVO', {}, 'school'],
])('a review %s is of the source that it names', (_, record, more, source) => {
  const review = parseReview({ [record]: { questionResultVOMap: { 1: [question('q1', more)] } } });
  expect(review).toMatchObject({ source, paper: { groups: [{ questions: [{ savedAnswer: null }] }] } });
});

it('a paper of the partner without answers of its own shows those that are saved', () => {
  const { paper } = parseReview({
    xiongsongQuestionUnitCAResultVO: {
      questionResultVOMap: { 1: [question('q1')] },
      answerQuestion: [{ questionId: 'q1', questionAnswerVO: { optionList: ['B'] } }],
    },
  });
  expect(paper.groups[0]?.questions[0]?.savedAnswer?.optionKeys).toEqual(['B']);
});

describe('a question that the partner sends no result for', () => {
  const resultsOf = (questions: object[]) =>
    parseReview({ xiongsongQuestionUnitCAResultVO: { questionResultVOMap: { 1: questions } } })
      .paper.groups.flatMap((group) => group.questions)
      .map(({ solution }) => solution?.result);
  const given = (user_answer: string | null, is_right?: unknown) => ({
    questionAnswerVO: { optionList: ['B'] },
    xiongSongSubmitVO: { user_answer, is_right },
  });

  it('is unjudged, whatever the answer', () => {
    expect(
      resultsOf([
        question('q1', given('B')),
        question('q2', given('A', null)),
        question('q3', { questionAnswerVO: { optionList: ['B'] } }),
      ]),
    ).toEqual(['unjudged', 'unjudged', 'unjudged']);
  });

  it.each([
    [[true, false, null], 'partial'],
    [[true, null], 'unjudged'],
    [[false, false], 'wrong'],
    [[true, true], 'correct'],
  ])('of a reading with the results %j is %s', (results, expected) => {
    const readQuestionList = results.map((isRight, index) => question(`sub-${index}`, given('B', isRight)));
    expect(resultsOf([question('reading', { questionType: 11, readQuestionList })])).toEqual([expected]);
  });
});
