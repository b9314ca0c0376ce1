import type { Answer, Question } from '@cloud-school/domain';
import { withoutSolutions } from '@cloud-school/engine';
import { describe, expect, it } from 'vitest';
import { markPractice } from './markPractice.ts';
import { practicePaper } from './practicePaper.ts';

const choose = (...optionKeys: string[]): Answer => ({ optionKeys, texts: [] });
const write = (...texts: string[]): Answer => ({ optionKeys: [], texts });

/** The results of the sample paper by question and sub-question. */
function mark(answers: Record<string, Answer>): Record<string, string | undefined> {
  const { groups } = markPractice(practicePaper, (id) => answers[id] ?? null);
  const marked = groups
    .flatMap(({ questions }) => questions)
    .flatMap((question) => [question, ...question.subQuestions]);
  return Object.fromEntries(marked.map(({ id, solution }) => [id, solution?.result]));
}

describe('the sample paper', () => {
  it('has every type that the answering screen knows', () => {
    expect(practicePaper.groups.map(({ kind }) => kind)).toEqual([
      'single',
      'multiple',
      'true-false',
      'blanks',
      'short-answer',
      'reading',
      'cloze',
    ]);
  });

  it('is answered without its right answers', () => {
    const listAll = (question: Question): Question[] => [question, ...question.subQuestions];
    const all = withoutSolutions(practicePaper).groups.flatMap(({ questions }) => questions.flatMap(listAll));
    expect(all).toHaveLength(13);
    expect(all.map(({ solution }) => solution)).toEqual(Array.from({ length: 13 }, () => null));
  });

  it('is marked by its right answers', () => {
    const results = mark({
      single: choose('C'),
      multiple: choose('D', 'B', 'A'),
      'true-false': choose('1'),
      blanks: write('7', ' 24 '),
      'reading-1': choose('B'),
      'reading-2': choose('A', 'C'),
      'reading-3': choose('1'),
      'cloze-1': choose('A'),
      'cloze-2': choose('A'),
      'cloze-3': choose('A'),
    });
    const { 'short-answer': written, ...others } = results;
    expect(written).toBe('pending');
    expect(new Set(Object.values(others))).toEqual(new Set(['correct']));
  });

  it.each<[string, Record<string, Answer>, string, string]>([
    ['a wrong choice', { single: choose('A') }, 'single', 'wrong'],
    ['no answer', {}, 'multiple', 'blank'],
    ['a choice too few', { multiple: choose('A', 'B') }, 'multiple', 'wrong'],
    ['one blank of two', { blanks: write('7', '12') }, 'blanks', 'partial'],
    ['one sub-question of three', { 'reading-1': choose('B') }, 'reading', 'partial'],
    ['no sub-question', {}, 'cloze', 'blank'],
    ['one sub-question, wrong', { 'cloze-1': choose('B') }, 'cloze', 'wrong'],
    ['one sub-question, right', { 'cloze-1': choose('A') }, 'cloze', 'partial'],
    ['an emptied blank', { blanks: write('', '') }, 'blanks', 'blank'],
  ])('with %s', (_case, answers, id, result) => {
    expect(mark(answers)[id]).toBe(result);
  });
});
