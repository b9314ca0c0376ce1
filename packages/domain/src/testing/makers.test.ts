import { describe, expect, it } from 'vitest';
import {
  makeBanner,
  makeMany,
  makeNews,
  makePaper,
  makeReview,
  makeStudentClass,
  makeExamDetail,
} from './index.ts';

const questionsOf = (paper: ReturnType<typeof makePaper>) =>
  paper.groups.flatMap(({ questions }) => questions);

describe('a sample paper', () => {
  it('has all kinds and matches the sample intro', () => {
    const paper = makePaper();
    const { questionCount, totalPoints, timeLimitMinutes } = makeExamDetail();
    expect(paper.groups.map(({ kind }) => kind)).toEqual([
      'single',
      'multiple',
      'true-false',
      'blanks',
      'short-answer',
      'unknown',
    ]);
    expect(questionsOf(paper)).toHaveLength(questionCount ?? 0);
    expect(questionsOf(paper).reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(totalPoints);
    expect(paper.timeLimitMinutes).toBe(timeLimitMinutes);
  });

  it.each([0, 1, 7, 500])('can have %i different questions', (questionCount) => {
    const ids = questionsOf(makePaper({ questionCount })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(questionCount);
  });

  it('can be limited to some kinds', () => {
    const paper = makePaper({ questionCount: 10, kinds: ['blanks', 'single'], title: '随堂练习' });
    expect(paper.title).toBe('随堂练习');
    expect(paper.groups.map(({ kind }) => kind)).toEqual(['blanks', 'single']);
    expect(questionsOf(paper)).toHaveLength(10);
  });

  it('has as many blanks as its stems', () => {
    const { groups } = makePaper({ kinds: ['blanks'], questionCount: 3 });
    for (const { stemHtml, blankCount } of groups[0]?.questions ?? []) {
      expect(stemHtml.match(/_{2,}/g)).toHaveLength(blankCount);
    }
  });
});

describe('a sample review', () => {
  it('adds up to its score, with all results once it is reviewed', () => {
    const review = makeReview({ questionCount: 40 });
    const solutions = questionsOf(review.paper).map(({ solution }) => solution);
    expect(new Set(solutions.map((solution) => solution?.result))).toEqual(
      new Set(['correct', 'wrong', 'partial']),
    );
    expect(solutions.reduce((sum, solution) => sum + (solution?.score ?? 0), 0)).toBe(review.score);
  });

  it('has pending short answers before', () => {
    const { paper, score } = makeReview({ status: 'pending-review' });
    const short = paper.groups.find(({ kind }) => kind === 'short-answer')?.questions ?? [];
    expect(short.map(({ solution }) => solution?.result)).toEqual(['pending', 'pending']);
    expect(score).toBeNull();
  });
});

it.each([
  ['news', makeNews],
  ['banners', makeBanner],
] as const)('samples of %s are different', (_, make) => {
  expect(new Set(Array.from({ length: 30 }, (_unused, index) => make({}, index).id)).size).toBe(30);
});

it('sample classes have all five statuses', () => {
  expect(new Set(makeMany(makeStudentClass, 5).map(({ status }) => status)).size).toBe(5);
});
