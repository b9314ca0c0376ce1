import { expect, test } from 'vitest';
import { answeringWords } from '../words/answeringWords.ts';
import { formatExitNote } from './formatExitNote.ts';

const endsAt = new Date('2026-11-21T11:20:00+08:00').getTime();
const saved = { unsavedCount: 0, isDurable: true };

test.each<[string, Omit<Parameters<typeof formatExitNote>[0], 'automaticSubmit' | 'saved'>]>([
  [
    '已答 27 题都已保存，计时不停，11:20 自动交卷。',
    { answered: 27, summary: saved, remaining: { endsAt, seconds: 600 } },
  ],
  [
    '已答 27 题都已保存，计时不停，11 月 21 日 11:20 自动交卷。',
    { answered: 27, summary: saved, remaining: { endsAt, seconds: 14 * 24 * 3600 } },
  ],
  [
    '已答 27 题都已保存，计时不停。',
    { answered: 27, summary: saved, remaining: { endsAt: null, seconds: 600 } },
  ],
  ['已答 27 题都已保存。', { answered: 27, summary: saved, remaining: null }],
  ['还没有作答。', { answered: 0, summary: saved, remaining: null }],
  [
    '2 道题的答案还没传上去，已存本机，回来后继续上传。',
    { answered: 27, summary: { unsavedCount: 2, isDurable: true }, remaining: null },
  ],
  [
    '2 道题的答案还没传上去，退出会丢失。',
    { answered: 27, summary: { unsavedCount: 2, isDurable: false }, remaining: null },
  ],
])('%s', (words, situation) => {
  expect(
    formatExitNote({ ...situation, automaticSubmit: answeringWords.test.automaticSubmit, saved: '已保存' }),
  ).toBe(words);
});

test('timed homework is submitted, not handed in', () => {
  const { automaticSubmit } = answeringWords.homework;
  const situation = {
    answered: 27,
    summary: saved,
    remaining: { endsAt, seconds: 600 },
    automaticSubmit,
    saved: '已保存',
  };
  expect(formatExitNote(situation)).toBe('已答 27 题都已保存，计时不停，11:20 自动提交。');
});
