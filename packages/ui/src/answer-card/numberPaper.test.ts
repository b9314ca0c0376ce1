import { makePaper, makeQuestion } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { numberPaper } from './numberPaper.ts';

test('questions are numbered across all types, groups keep the order of the paper', () => {
  const { groups, entries } = numberPaper(makePaper({ questionCount: 16 }));
  expect(groups.map(({ title }) => title)).toEqual([
    '一、单选题',
    '二、多选题',
    '三、判断题',
    '四、填空题',
    '五、简答题',
    '六、未知题型',
  ]);
  expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
});

test('a group shows its count, its points each and its sum', () => {
  const [group] = numberPaper(makePaper({ questionCount: 8, kinds: ['multiple'] })).groups;
  expect(group?.facts).toBe('共 8 题 24 分，每题 3 分');
  expect(group?.tally).toBe('8 题 · 24 分');
});

const one = (points: (number | null)[], blankCounts: number[] = []) =>
  numberPaper({
    title: '',
    description: null,
    timeLimitMinutes: null,
    groups: [
      {
        kind: 'blanks',
        questions: points.map((worth, index) =>
          makeQuestion('blanks', { id: `${index}`, points: worth, blankCount: blankCounts[index] ?? 1 }),
        ),
      },
    ],
  });

test('different points are shown per blank where all blanks are worth the same', () => {
  expect(one([3, 2], [3, 2]).groups[0]?.facts).toBe('共 2 题 5 分，每空 1 分');
  expect(one([3, 2], [1, 1]).groups[0]?.facts).toBe('共 2 题 5 分');
});

test('sub-questions are counted, blanks of a cloze with their points each', () => {
  const { groups } = numberPaper(makePaper({ questionCount: 2, kinds: ['reading', 'cloze'] }));
  expect(groups.map(({ facts }) => facts)).toEqual([
    '共 1 题 12 分，3 小题',
    '共 1 题 10 分，5 空，每空 2 分',
  ]);
});

test('unknown points are not shown', () => {
  const { groups, totalPoints } = one([3, null]);
  expect(groups[0]?.facts).toBe('共 2 题');
  expect(groups[0]?.tally).toBe('2 题');
  expect(totalPoints).toBeNull();
});

test('an empty group takes no number and no heading', () => {
  const paper = makePaper({ questionCount: 3, kinds: ['single'] });
  const empty = { kind: 'multiple' as const, questions: [] };
  expect(
    numberPaper({ ...paper, groups: [empty, ...paper.groups] }).groups.map(({ title }) => title),
  ).toEqual(['一、单选题']);
});
