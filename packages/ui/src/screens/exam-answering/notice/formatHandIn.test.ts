import type { Closure } from '@cloud-school/engine';
import { expect, test } from 'vitest';
import { answeringWords } from '../words/answeringWords.ts';
import { formatHandIn } from './formatHandIn.ts';

const AT = new Date('2026-11-21T11:20:00+08:00').getTime();
const onDevice = { unsavedCount: 2, isDurable: true, now: AT };
const all = { unsavedCount: 0, isDurable: true, now: AT };
const closure = (part: Partial<Closure> = {}): Closure => ({ by: 'system', at: AT, heldCount: 38, ...part });

test.each([
  [null, all, '已交卷', '答案都已收到。'],
  [closure(), all, '时间到，系统已于 11:20 收卷', '已收到 38 道题的答案。'],
  [
    closure({ by: 'student' }),
    onDevice,
    '您已在其他地方于 11:20 交卷',
    '已收到 38 道题的答案；2 道题的最后修改没有收到，已留在本机，请联系老师。',
  ],
  [
    closure({ by: 'student', at: null }),
    { unsavedCount: 1, isDurable: false, now: AT },
    '您已在其他地方交卷',
    '已收到 38 道题的答案；1 道题的最后修改没有收到，请不要关闭本页，请联系老师。',
  ],
  [
    closure(),
    { ...all, now: AT + 24 * 3_600_000 },
    '时间到，系统已于 11 月 21 日 11:20 收卷',
    '已收到 38 道题的答案。',
  ],
])('a hand-in %j with %j', (given, summary, title, text) => {
  expect(formatHandIn(given, summary, answeringWords.test)).toEqual({ title, text });
});

test('homework is submitted', () => {
  expect(formatHandIn(null, all, answeringWords.homework).title).toBe('已提交');
  expect(formatHandIn(closure(), all, answeringWords.homework).title).toBe('时间到，系统已于 11:20 收取');
});
