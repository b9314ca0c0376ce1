import { expect, test } from 'vitest';
import { splitMarked } from './splitMarked.ts';

const show = (text: string, words: string | string[]) =>
  splitMarked(text, words).map((run) => (run.isMarked ? `[${run.text}]` : run.text));

test.each([
  ['床轮没锁，床轮', '床轮', ['[床轮]', '没锁，', '[床轮]']],
  ['看 Braden 评分', ' braden ', ['看 ', '[Braden]', ' 评分']],
  ['压疮', '', ['压疮']],
  ['压疮', '压疮分期', ['压疮']],
  ['İstanbul 压疮', '压疮', ['İstanbul 压疮']],
  ['育婴员（四级）技能证书', ['育婴员', '证书', ''], ['[育婴员]', '（四级）技能', '[证书]']],
  // What lies side by side is one run.
  ['压疮预防与压疮', ['压疮', '预防', '疮预'], ['[压疮预防]', '与', '[压疮]']],
  ['😀床轮', '床轮', ['😀', '[床轮]']],
  ['', '压疮', []],
] as [string, string | string[], string[]][])('%j with %j', (text, words, runs) => {
  expect(show(text, words)).toEqual(runs);
});
