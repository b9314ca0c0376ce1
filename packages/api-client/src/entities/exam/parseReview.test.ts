import { newestAttempts, type Solution } from '@cloud-school/domain';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseReview } from './parseReview.ts';
import {
  parseAnswerLog,
  parseFinishResult,
  parseStartedAttempt,
  parseExamDetail,
} from './parseTestAttempt.ts';

interface Attempt {
  right: object;
  given?: object;
  trunk?: string;
  /** Null where the server sends none. */
  points?: number | null;
  /** Of the saved record. */
  mark?: object;
}

function solutionOf(
  typeCode: string,
  { right, given, trunk = '____ ____', points = 10, mark }: Attempt,
): Solution {
  const question = { id: 1, trunk, examPoint: points, questionAnswerVO: right };
  const review = parseReview({
    questionUnitCAResultVO: {
      questionResultVOMap: { [typeCode]: [question] },
      answerQuestion: given || mark ? [{ questionId: 1, questionAnswerVO: given, ...mark }] : [],
    },
    testStudentResultVO: { status: 2 },
  });
  const solution = review.paper.groups[0]?.questions[0]?.solution;
  if (!solution) throw new Error('expected a solution');
  return solution;
}

describe('a result that the server does not send', () => {
  const keys = (...optionList: string[]) => ({ optionList });
  it.each([
    ['the same choice', '1', keys('B'), keys('B'), 'correct'],
    ['another choice', '1', keys('B'), keys('A'), 'wrong'],
    ['the same choices in another order', '2', keys('A', 'C'), keys('C', 'A'), 'correct'],
    ['too few choices', '2', keys('A', 'C'), keys('A'), 'wrong'],
    ['too many choices', '2', keys('A', 'C'), keys('A', 'B', 'C'), 'wrong'],
    ['true for false', '3', keys('2'), keys('1'), 'wrong'],
    ['no choice', '1', keys('B'), undefined, 'wrong'],
    ['all blanks', '4', { content: '2|30' }, { content: ' 2 |30 ' }, 'correct'],
    ['some blanks', '4', { content: '2|30' }, { content: '2|45' }, 'partial'],
    ['no blank', '4', { content: '2|30' }, { content: '30|2' }, 'wrong'],
    ['a short answer', '6', { content: '参考' }, { content: '参考' }, 'pending'],
    ['an unknown type', '99', { content: 'x' }, { content: 'x' }, 'pending'],
    ['a right answer nobody sent', '1', {}, keys('A'), 'pending'],
  ] as [string, string, object, object | undefined, string][])(
    'is worked out for %s',
    (_, typeCode, right, given, result) => {
      expect(solutionOf(typeCode, { right, given }).result).toBe(result);
    },
  );
});

describe('an attempt that waits for its teacher', () => {
  const essay = { content: '先评估，再翻身' };
  const review = (attempt: object, mark: object, sub?: object) => {
    const questionResultVOMap = sub
      ? { 11: [{ id: 1, trunk: '材料', readQuestionList: [{ id: 2, ...sub }] }] }
      : { 6: [{ id: 2, trunk: '简述', examPoint: 10 }] };
    const { paper } = parseReview({
      questionUnitCAResultVO: {
        questionResultVOMap,
        answerQuestion: [
          { questionId: 1, score: 0 },
          { questionId: 2, questionAnswerVO: essay, ...mark },
        ],
      },
      testStudentResultVO: attempt,
    });
    return paper.groups[0]?.questions[0]?.solution;
  };

  it.each([
    ['no points', { status: 1 }, { score: 0 }, 'pending', null],
    ['no points as text', { status: 1 }, { score: '0.0' }, 'pending', null],
    ['no points, called right', { status: 1 }, { score: 0, isRight: true }, 'pending', null],
    ['points less than none', { status: 1 }, { score: -1 }, 'pending', null],
    ['no points and no status', {}, { score: 0 }, 'pending', null],
    ['points that were given', { status: 1 }, { score: 4 }, 'partial', 4],
    ['no points of a marked attempt', { status: 2 }, { score: 0 }, 'wrong', 0],
    ['no points of a result of 0 that waits', { status: 1, score: 0 }, { score: 0 }, 'wrong', 0],
    ['no points of one with a score', { score: 60 }, { score: '0.0' }, 'wrong', 0],
  ] as const)('an essay with %s', (_, attempt, mark, result, score) => {
    expect(review(attempt, mark)).toMatchObject({ result, score });
  });

  it('leaves the passage of an unmarked essay open', () => {
    expect(review({ status: 1 }, { score: 0 }, { trunk: '简述' })).toMatchObject({
      result: 'pending',
      score: null,
    });
  });
});

describe('a result of the server', () => {
  const right = { optionList: ['B'] };
  const given = { optionList: ['A'] };
  it.each([
    [{ isRight: true }, 'correct', null],
    [{ isRight: 1, score: 10 }, 'correct', 10],
    [{ isRight: '0', score: 0 }, 'wrong', 0],
    [{ isRight: false, score: 4 }, 'partial', 4],
    [{ score: '4' }, 'partial', 4],
    [{ score: 10 }, 'correct', 10],
    [{ score: 0 }, 'wrong', 0],
  ])('%j is %s', (mark, result, score) => {
    expect(solutionOf('2', { right, given, mark })).toMatchObject({ result, score });
  });

  it('counts more than the comparison', () => {
    expect(solutionOf('2', { right, given: right, mark: { isRight: false } }).result).toBe('wrong');
  });

  it.each([
    ['2', right, { score: 1 }, 'partial'],
    ['2', right, { score: 1, isRight: false }, 'partial'],
    ['2', right, { score: 1, isRight: true }, 'correct'],
    ['2', {}, { score: 1 }, 'unjudged'],
    ['2', { optionList: ['A'] }, { score: 1 }, 'correct'],
    ['2', right, { score: 0 }, 'wrong'],
    ['6', { content: '参考' }, { score: 7 }, 'unjudged'],
    ['6', { content: '参考' }, { score: 7, isRight: true }, 'correct'],
  ])('of a question of type %s that came without points: %j, %j is %s', (typeCode, key, mark, result) => {
    const answer = typeCode === '6' ? { content: '答' } : given;
    const solution = solutionOf(typeCode, { right: key, given: answer, points: null, mark });
    expect(solution).toMatchObject({ result, score: mark.score });
  });

  it.each([
    [{ isRight: false }, 'pending'],
    [{ isRight: false, score: 0 }, 'wrong'],
    [{ isRight: false, score: 10 }, 'correct'],
    [{ score: 7 }, 'partial'],
    [{ score: 10 }, 'correct'],
  ])('%j of a short answer is %s', (mark, result) => {
    const solution = solutionOf('6', { right: { content: '参考' }, given: { content: '答' }, mark });
    expect(solution.result).toBe(result);
  });

  it('has the right answer and the explanation', () => {
    const blanks = { content: '2|30', contentDesc: '<p>解析</p>' };
    expect(solutionOf('4', { right: blanks })).toMatchObject({
      texts: ['2', '30'],
      optionKeys: [],
      explanationHtml: '<p>解析</p>',
    });
    const choice = { optionList: [{ key: 'A' }, { key: 'C' }] };
    expect(solutionOf('2', { right: choice })).toMatchObject({ optionKeys: ['A', 'C'], texts: [] });
    expect(solutionOf('2', { right: {} })).toMatchObject({ optionKeys: [], texts: [] });
  });
});

describe('a review', () => {
  const questionUnitCAResultVO = { title: '卷名' };
  it.each([
    [
      { testName: '测试名', score: '86', passScore: '60', status: 2 },
      { testName: '测试名', source: 'school', score: 86, passScore: 60, status: 'reviewed' },
    ],
    [
      { testName: '', status: 1 },
      { testName: '卷名', score: null, passScore: null, status: 'pending-review' },
    ],
    [
      { status: 1, score: '0.0' },
      { score: 0, status: 'reviewed' },
    ],
    [null, { testName: '卷名', score: null, status: null }],
  ])('of %j reads as %j', (testStudentResultVO, expected) => {
    expect(parseReview({ questionUnitCAResultVO, testStudentResultVO })).toMatchObject(expected);
  });

  it('of another shape is malformed', () => {
    expect(() => parseReview(null)).toThrow(MalformedError);
  });
});

describe('the attempts at a test', () => {
  it('have an intro', () => {
    expect(parseExamDetail({ id: 7, title: '测试', requirement: '<p>要求</p>', unitTime: 0 })).toEqual({
      workId: '7',
      title: '测试',
      requirementsHtml: '<p>要求</p>',
      questionCount: null,
      totalPoints: null,
      timeLimitMinutes: null,
      openAttempt: null,
    });
    expect(
      parseExamDetail({ id: 7, answerLogId: 'log', startTime: '2026-11-20 14:05:00' })?.openAttempt,
    ).toEqual({ answerLogId: 'log', startedAt: new Date('2026-11-20T14:05:00+08:00').getTime() });
    expect(parseExamDetail({ id: 7 })).toMatchObject({ title: '', requirementsHtml: '' });
    expect(() => parseExamDetail({ title: '测试' })).toThrow(MalformedError);
  });

  it('that the class does not have is none', () => {
    expect([null, undefined, ''].map((data) => parseExamDetail(data))).toEqual([null, null, null]);
  });

  it.each([
    [{ status: 1 }, 'pending-review', null],
    [{ status: '2', score: '90.5' }, 'reviewed', 90.5],
    [{ score: 60 }, 'reviewed', 60],
    [{ status: 1, score: 0 }, 'reviewed', 0],
    [{ status: 1, score: '0.0' }, 'reviewed', 0],
    [{ status: 9 }, 'pending-review', null],
  ])('an attempt %j is %s', (fields, status, score) => {
    const log = parseAnswerLog({ id: 8, createdTime: '2026-11-20 14:05:00', ...fields });
    expect(log).toEqual({ id: '8', createdAt: '2026-11-20 14:05:00', status, score, handedInAt: null });
  });

  it('an attempt may carry when it was handed in', () => {
    const handedInAt = new Date('2026-11-20T15:05:00+08:00').getTime();
    for (const submitTime of [handedInAt, '2026-11-20 15:05:00'])
      expect(parseAnswerLog({ id: 8, createdTime: '2026-11-20 14:05:00', submitTime }).handedInAt).toBe(
        handedInAt,
      );
  });

  it('are sorted newest first', () => {
    const times = ['2026-11-18 09:00:00', '2026-11-20 14:05:00', null, '2026-11-20 09:00:00'];
    const logs = times.map((createdTime, id) => parseAnswerLog({ id, createdTime }));
    expect(newestAttempts(logs).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
  });

  it.each([
    [{ answerLogId: 8, startTime: 1_700_000_000_000 }, '8', 1_700_000_000_000],
    [
      { answerLogId: '8', startTime: '2026-11-21 14:00:00' },
      '8',
      new Date('2026-11-21T14:00:00+08:00').getTime(),
    ],
    [{ id: 8 }, '8', null],
    [8, '8', null],
    ['8', '8', null],
  ])('a start %j opens %s at %j', (data, answerLogId, startedAt) => {
    expect(parseStartedAttempt(data)).toEqual({ answerLogId, startedAt });
  });

  it.each([null, {}, true, [], { answerLogId: '' }])('a start %j is malformed', (data) => {
    expect(() => parseStartedAttempt(data)).toThrow(MalformedError);
  });

  it.each([
    [{ answeredCount: '40' }, 40],
    [true, null],
    [null, null],
  ])('a finish %j counts %j answers', (data, answeredCount) => {
    expect(parseFinishResult(data)).toEqual({ answeredCount });
  });
});
