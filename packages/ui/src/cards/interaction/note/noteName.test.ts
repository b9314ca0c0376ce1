import { expect, test } from 'vitest';
import { noteName } from './noteName.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['放歌', '放歌'],
  ['放歌的时候先小声，看他表情', '放歌的时候先小声'],
  ['“先问一声”再动手', '“先问一声”再动手'],
  ['。先小声', '先小声'],
  ['第一行\n第二行', '第一行'],
  ['一二三四五六七八九十一二三四五六七八九十一', '一二三四五六七八九十一二三四五六七八九十'],
  ['👵'.repeat(21), '👵'.repeat(20)],
  ['血压 120/80 mmHg. 右臂', '血压 120/80 mmHg'],
  ['0.5 毫克，早晚', '0.5 毫克'],
])('%j is named %j', (notes, name) => {
  expect(noteName(notes)).toBe(name);
});
