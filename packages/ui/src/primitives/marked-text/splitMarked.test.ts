import { expect, test } from 'vitest';
import { splitMarked } from './splitMarked.ts';

const show = (text: string, words: string) =>
  splitMarked(text, words).map((run) => (run.isMarked ? `[${run.text}]` : run.text));

test.each([
  ['床轮没锁，床轮', '床轮', ['[床轮]', '没锁，', '[床轮]']],
  ['看 Braden 评分', ' braden ', ['看 ', '[Braden]', ' 评分']],
  ['压疮', '', ['压疮']],
  ['压疮', '压疮分期', ['压疮']],
  ['İstanbul 压疮', '压疮', ['İstanbul 压疮']],
])('%j with %j', (text, words, runs) => {
  expect(show(text, words)).toEqual(runs);
});
