import { expect, test } from 'vitest';
import { shortenMiddle } from './shortenMiddle.ts';

test.each([
  ['软枕摆放顺序', '软枕摆放顺序'],
  ['一二三四五六七八九十一二三四五六七八九十', '一二三四五六七八九十一二三四五六七八九十'],
  ['一二三四五六七八九十一二三四五六七八九十末', '一二三四五六七八九十…三四五六七八九十末'],
  ['😀'.repeat(30), `${'😀'.repeat(10)}…${'😀'.repeat(9)}`],
  ['', ''],
])('%s has at most 20 characters (QNA-02)', (text, shown) => {
  expect(shortenMiddle(text, 20)).toBe(shown);
});
