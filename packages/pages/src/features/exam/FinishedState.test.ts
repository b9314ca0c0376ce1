import { type FinishedExam, UNKNOWN_FINISHED_EXAM } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { readFinishedState } from './FinishedState.ts';

const FINISHED: FinishedExam = {
  title: '理论测试',
  submittedAt: 1,
  usedSeconds: 60,
  answered: 3,
  total: 4,
  hasAnswers: true,
  endedBy: 'time',
};

test.each([
  ['nothing', {}, { finished: undefined, isAfterIntro: false }],
  ['a text', { finished: 'finished' }, { finished: undefined, isAfterIntro: false }],
  ['all facts', { finished: FINISHED, isAfterIntro: true }, { finished: FINISHED, isAfterIntro: true }],
  [
    'facts of another shape',
    { finished: { title: 4, total: '4', hasAnswers: 1, endedBy: 'teacher' }, isAfterIntro: 'yes' },
    { finished: UNKNOWN_FINISHED_EXAM, isAfterIntro: false },
  ],
])('the finished page reads %s', (_case, state, read) => {
  expect(readFinishedState(state)).toEqual(read);
});
