import { expect, test } from 'vitest';
import {
  answerCard,
  countDueToday,
  dueOf,
  isMastered,
  MASTERED_AFTER,
  type MistakeCard,
} from './mistakeSchedule.ts';

/** The days until a mistake is asked again after each answer; 0 once it is mastered. */
function play(answers: readonly boolean[]): string[] {
  let card: MistakeCard | undefined;
  let today = '2026-11-28';
  return answers.map((isRight) => {
    card = answerCard(card, isRight, today);
    today = card.due;
    return isMastered(card) ? 'mastered' : card.due;
  });
}

test.each([
  [
    'right once is a day later, then three, then mastered',
    [true, true, true],
    ['2026-11-29', '2026-12-02', 'mastered'],
  ],
  ['wrong is tomorrow', [false, false], ['2026-11-29', '2026-11-30']],
  [
    'wrong begins again',
    [true, true, false, true, true, true],
    ['2026-11-29', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', 'mastered'],
  ],
])('%s', (_name, answers, days) => {
  expect(play(answers)).toEqual(days);
});

test.each([
  ['right', [true, true, true], { right: 1, due: '2026-11-29' }],
  ['wrong, then right', [false, true, true], { right: 0, due: '2026-11-29' }],
  ['right, then wrong', [true, false], { right: 0, due: '2026-11-29' }],
])('a round that is repeated on one day counts once: %s', (_name, answers, expected) => {
  const answer = (card: MistakeCard | undefined, isRight: boolean) => answerCard(card, isRight, '2026-11-28');
  expect(answers.reduce<MistakeCard | undefined>(answer, undefined)).toEqual(expected);
});

test('what was not answered on its day is asked today', () => {
  expect(dueOf(undefined, '2026-11-28')).toBe('2026-11-28');
  expect(dueOf({ right: 1, due: '2026-11-20' }, '2026-11-28')).toBe('2026-11-28');
  expect(dueOf({ right: 1, due: '2026-12-01' }, '2026-11-28')).toBe('2026-12-01');
});

test('due today: never asked, due or overdue; not what waits and not what is mastered', () => {
  const cards = {
    overdue: { right: 1, due: '2026-11-17' },
    waits: { right: 1, due: '2026-11-20' },
    mastered: { right: MASTERED_AFTER, due: '2026-11-19' },
  };
  expect(countDueToday(['new', 'overdue', 'waits', 'mastered'], cards, '2026-11-19')).toBe(2);
});
