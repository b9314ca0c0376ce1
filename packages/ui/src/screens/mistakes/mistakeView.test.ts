import type { Mistake, MistakeCards } from '@cloud-school/domain';
import { expect, test } from 'vitest';
import {
  ALL_MISTAKES,
  countWeek,
  examRound,
  filterMistakes,
  formatStanding,
  listDue,
  nextRound,
} from './mistakeView.ts';
import { makeMistakes } from './testing/makeMistakes.ts';

const TODAY = '2026-11-28';
const idsOf = (mistakes: readonly Mistake[]) => mistakes.map(({ id }) => id);
const [a, b, c, d] = makeMistakes(4).map((mistake, index): Mistake => ({
  ...mistake,
  id: 'abcd'[index] ?? '',
  times: index + 1,
  exam: { ...mistake.exam, courseId: index < 2 ? 'k-1' : 'k-2' },
  question: { ...mistake.question, kind: index % 2 ? 'multiple' : 'single' },
  answeredAt: `2026-11-2${index} 10:00:00`,
}));
const all = [a, b, c, d].filter((mistake) => mistake !== undefined);

test('what is due comes first, the newest of a day before the others, and what is mastered is gone', () => {
  const due = listDue(
    all,
    { b: { right: 3, due: TODAY }, c: { right: 1, due: '2026-11-29' }, d: { right: 0, due: '2026-11-20' } },
    TODAY,
  );
  expect(due.map((mistake) => `${mistake.id} ${mistake.due}`)).toEqual([
    `d ${TODAY}`,
    `a ${TODAY}`,
    'c 2026-11-29',
  ]);
  expect(countWeek(due, TODAY).map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0]);
  expect(idsOf(nextRound(due, TODAY))).toEqual(['d', 'a']);
});

test('what can be practised comes before what is only read, also where that is newer', () => {
  const written = all.map((mistake) =>
    mistake.id === 'd'
      ? { ...mistake, question: { ...mistake.question, kind: 'short-answer' as const } }
      : mistake,
  );
  expect(idsOf(listDue(written, {}, TODAY))).toEqual(['c', 'b', 'a', 'd']);
});

const LATER = { right: 1, due: '2026-11-30' };
test.each<[MistakeCards, string[], string]>([
  [{}, [], '今天复习 4 题'],
  [{ a: LATER }, [], '今天复习 3 题 · 以后再问 1 题'],
  [{ a: LATER, b: LATER }, ['c'], '今天复习 1 题 · 以后再问 2 题 · 只看解析 1 题'],
  [{ a: { right: 3, due: TODAY } }, ['b', 'c', 'd'], '只看解析 3 题'],
])('%j, of which %j are read alone: %s', (cards, readAlone, text) => {
  const mistakes = all.map((mistake) =>
    readAlone.includes(mistake.id)
      ? { ...mistake, question: { ...mistake.question, kind: 'short-answer' as const } }
      : mistake,
  );
  const due = listDue(mistakes, cards, TODAY);
  expect(formatStanding(due, TODAY)).toBe(text);
  const counts = Array.from(text.matchAll(/\d+/g), ([count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(due.length);
});

test('the counts of a week ask of each mistake once whether it is practised', () => {
  let asked = 0;
  const due = listDue(all, {}, TODAY).map((mistake) =>
    Object.defineProperty({ ...mistake }, 'question', {
      get: () => {
        asked += 1;
        return mistake.question;
      },
    }),
  );
  countWeek(due, TODAY);
  expect(asked).toBe(due.length);
});

test('a round has ten at most', () => {
  const many = makeMistakes(30).map((mistake, index) => ({ ...mistake, id: `${index}`, due: TODAY }));
  expect(nextRound(many, TODAY)).toHaveLength(10);
});

test('a round of one exam has what was wrong in it, though it is due on another day', () => {
  const due = listDue(all, { a: { right: 1, due: '2026-11-29' }, b: { right: 3, due: TODAY } }, TODAY);
  const inExams = due.map((mistake) => ({
    ...mistake,
    exam: { ...mistake.exam, workId: mistake.id === 'd' ? 'w-2' : 'w-1' },
  }));
  expect(idsOf(examRound(inExams, 'w-1'))).toEqual(['c', 'a']);
});

test('filters add up, and the counts of one leave it out', () => {
  expect(idsOf(filterMistakes(all, ALL_MISTAKES))).toEqual(['a', 'b', 'c', 'd']);
  const filter = { courseId: 'k-2', kind: 'multiple', isRepeated: true } as const;
  expect(idsOf(filterMistakes(all, filter))).toEqual(['d']);
  expect(idsOf(filterMistakes(all, filter, 'kind'))).toEqual(['c', 'd']);
  expect(idsOf(filterMistakes(all, filter, 'courseId'))).toEqual(['b', 'd']);
  expect(idsOf(filterMistakes(all, { ...ALL_MISTAKES, isRepeated: true }))).toEqual(['b', 'c', 'd']);
});
