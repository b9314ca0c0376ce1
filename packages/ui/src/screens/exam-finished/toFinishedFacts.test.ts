import { expect, test } from 'vitest';
import { makeFinishedExam, makeUnknownExam } from './testing/makeFinishedExam.ts';
import { type FactSources, toFinishedFacts } from './toFinishedFacts.ts';

const NOW = Date.parse('2026-11-21T11:10:00+08:00');

const facts = (exam: FactSources['exam'], limitMinutes: number | null = null, nth: number | null = null) =>
  toFinishedFacts({ exam, result: null, limitMinutes, submitted: '交卷', nth, now: NOW }).map(
    ({ label, value, note }) => [label, value, note].filter(Boolean).join(' '),
  );

test.each([
  ['nothing known', makeUnknownExam(), []],
  ['a count without its whole', makeUnknownExam({ answered: 3 }), []],
  ['all facts', makeFinishedExam(), ['用时 48:12', '交卷 11:08 自己交的', '已答 40 / 40']],
  [
    'the end of the time',
    makeUnknownExam({ submittedAt: NOW, answered: 4, total: 6, endedBy: 'time' }),
    ['交卷 11:10 自动交卷', '已答 4 / 6 2 题没答'],
  ],
  [
    'a hand-in of another day',
    makeUnknownExam({ submittedAt: Date.parse('2026-11-20T19:41:00+08:00') }),
    ['交卷 11 月 20 日 19:41'],
  ],
])('%s', (_case, exam, expected) => {
  expect(facts(exam)).toEqual(expected);
});

test('it says which attempt it is', () => {
  expect(facts(makeUnknownExam(), null, 2)).toEqual(['答题记录 第 2 次']);
});

test('the time used is of the time allowed', () => {
  expect(facts(makeUnknownExam({ usedSeconds: 2892 }), 90)).toEqual(['用时 48:12 限时 90:00']);
});
