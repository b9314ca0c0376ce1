import { expect, test } from 'vitest';
import { formatOpenAttempt } from './formatOpenAttempt.ts';
import { introWords } from './introWords.ts';
import type { OpenAttempt } from './OpenAttempt.ts';

const endsAt = new Date('2026-11-21T11:20:00+08:00').getTime();
const clockAt = (seconds: number): OpenAttempt['clock'] => ({
  subscribe: () => () => undefined,
  get: () => ({ seconds, share: 0.5, endsAt }),
});

const counts = (answered: number, partlyAnswered = 0, unsaved = 0) => ({ answered, partlyAnswered, unsaved });

test.each<[string, OpenAttempt, number | null]>([
  ['已答 31 / 45，都已保存；计时没停，11:20 自动交卷', { clock: clockAt(529), counts: counts(31) }, 45],
  ['已答 3 题，2 题只存在本机', { clock: null, counts: counts(3, 0, 2) }, null],
  ['已答 0 / 45，1 题没答完，都已保存', { clock: null, counts: counts(0, 1) }, 45],
  ['还没有作答；时间已到，进入后自动交卷', { clock: clockAt(0), counts: counts(0) }, 45],
  ['计时没停，11 月 21 日 11:20 自动交卷', { clock: clockAt(14 * 24 * 3600), counts: null }, 45],
  ['计时没停，11:20 自动交卷', { clock: clockAt(10), counts: null }, 45],
  ['', { clock: null, counts: null }, 45],
])('%s', (text, attempt, questionCount) => {
  expect(
    formatOpenAttempt(attempt, { questionCount, automaticSubmit: introWords.test.automaticSubmit }),
  ).toBe(text);
});

test('timed homework is submitted, not handed in', () => {
  const { automaticSubmit } = introWords.homework;
  const attempt = { clock: clockAt(529), counts: null };
  expect(formatOpenAttempt(attempt, { questionCount: 45, automaticSubmit })).toBe('计时没停，11:20 自动提交');
});
