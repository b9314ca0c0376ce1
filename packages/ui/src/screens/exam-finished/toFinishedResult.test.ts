import { makeReview } from '@cloud-school/domain/testing';
import { describe, expect, it } from 'vitest';
import { toFinishedResult } from './toFinishedResult.ts';

const review = makeReview({ questionCount: 8, kinds: ['single', 'multiple'], score: 54, passScore: 60 });

describe('the result of a finished exam', () => {
  it.each([
    [54, 60, 6],
    [60, 60, 0],
    [84, 60, 0],
    [54, null, null],
  ])('with %s points of which %s pass misses %s', (score, passScore, missing) => {
    expect(toFinishedResult({ ...review, score, passScore }, null)?.points).toMatchObject({ score, missing });
  });

  it('takes the score of the list where the review has none', () => {
    expect(toFinishedResult({ ...review, score: null }, 71)?.points).toMatchObject({ score: 71 });
    expect(toFinishedResult({ ...review, score: null }, null)).toMatchObject({ points: null });
  });

  it('is none before anything is judged', () => {
    const waiting = makeReview({ questionCount: 2, kinds: ['short-answer'], status: 'pending-review' });
    expect(toFinishedResult(waiting, null)).toBeNull();
  });

  it('counts right ones by kind, and names the kind that lost most', () => {
    const result = toFinishedResult(review, null);
    const [single, multiple] = result?.kinds ?? [];
    expect(single).toMatchObject({ label: '单选题', count: 5 });
    expect(multiple).toMatchObject({ label: '多选题', count: 3 });
    const losses = (result?.kinds ?? []).map(({ lost }) => lost);
    expect(result?.weakest?.lost).toBe(Math.max(...losses));
    expect(result?.mistakes).toBeGreaterThan(0);
  });

  it('names no kind where two lost the same', () => {
    const { paper } = review;
    const loseAll = (points: number) =>
      paper.groups.map((group) => ({
        ...group,
        questions: group.questions.slice(0, 1).map((question) => ({
          ...question,
          points,
          solution: question.solution && { ...question.solution, score: 0 },
        })),
      }));
    const [first, second] = loseAll(10);
    const [harder] = loseAll(20);
    if (!first || !second || !harder) throw new Error('expected two groups');
    const weakestOf = (groups: typeof paper.groups) =>
      toFinishedResult({ ...review, paper: { ...paper, groups } }, null)?.weakest?.label;
    expect(weakestOf([first, second])).toBeUndefined();
    expect(weakestOf([harder, second])).toBe('单选题');
  });

  it.each([
    [79, '单选题'],
    [80, undefined],
    [100, undefined],
  ])('with %s of 100 points of a kind advises %s', (given, advised) => {
    const groups = review.paper.groups.map((group, index) => ({
      ...group,
      questions: group.questions.slice(0, 1).map((question) => ({
        ...question,
        points: 100,
        solution: question.solution && { ...question.solution, score: index === 0 ? given : 100 },
      })),
    }));
    const result = toFinishedResult({ ...review, paper: { ...review.paper, groups } }, null);
    expect(result?.weakest?.label).toBe(advised);
  });

  it('has no points of a kind of which one question has none', () => {
    const [group] = review.paper.groups;
    if (!group) throw new Error('expected a group');
    const questions = group.questions.map((question) => ({ ...question, points: null }));
    const result = toFinishedResult(
      { ...review, paper: { ...review.paper, groups: [{ ...group, questions }] } },
      null,
    );
    expect(result?.kinds.map(({ points }) => points)).toEqual([null]);
    expect(result?.points?.total).toBeNull();
  });
});
