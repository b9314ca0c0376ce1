import { expect, test } from 'vitest';
import { toCaptionText } from './toCaptionText.ts';

test.each([
  ['先判断', '先判断'],
  ['<v 何俊峰>先<b>判断</b>', '先判断'],
  ['两行\n字幕', '两行\n字幕'],
  ['血压 &lt; 90 &amp; 心率 &gt; 100', '血压 < 90 & 心率 > 100'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%j reads %j', (cue, text) => {
  expect(toCaptionText(cue)).toBe(text);
});
