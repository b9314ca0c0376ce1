import { expect, test } from 'vitest';
import { momentMark, splitMoments } from './noteMoments.ts';

const show = (note: string) =>
  splitMoments(note).map(({ text, positionMs }) => (positionMs === null ? text : [text, positionMs]));

test.each<[string, ReturnType<typeof show>]>([
  ['[02:15] 先问一声', [['02:15', 135_000], ' 先问一声']],
  ['看 [1:02:05]，再看[00:07]', ['看 ', ['1:02:05', 3_725_000], '，再看', ['00:07', 7000]]],
  ['【2：15】输入法打的', [['2：15', 135_000], '输入法打的']],
  ['［75:00］', [['75:00', 4_500_000]]],
  ['[12:75] 不是时间，02:15 也不是', ['[12:75] 不是时间，02:15 也不是']],
  ['[2026] 和 []', ['[2026] 和 []']],
  ['', []],
])('%j', (note, parts) => {
  expect(show(note)).toEqual(parts);
});

test('what is put before a note is read as its moment', () => {
  for (const positionMs of [0, 135_000, 3_725_000])
    expect(splitMoments(`${momentMark(positionMs)}翻身`)[0]?.positionMs).toBe(positionMs);
  expect(momentMark(null)).toBe('');
});
