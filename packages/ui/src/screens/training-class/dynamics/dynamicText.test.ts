import { expect, test } from 'vitest';
import { dynamicText } from './dynamicText.ts';

test.each([
  ['signed-in', null, '完成了签到'],
  ['signed-out', '', '完成了签退'],
  ['asked', '气垫床怎么选', '提问“气垫床怎么选”'],
  ['replied', '看承重', '回复“看承重”'],
  ['noted', '翻身四步', '发布了笔记《翻身四步》'],
  ['noted', null, '发布了一篇笔记'],
  ['reviewed', '讲得很细', '评价课堂“讲得很细”'],
] as const)('%s with %j reads %s', (kind, content, text) => {
  expect(dynamicText({ kind, content })).toBe(text);
});
