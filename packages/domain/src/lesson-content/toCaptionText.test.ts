import { expect, test } from 'vitest';
import { toCaptionText } from './toCaptionText.ts';

test.each([
  ['先判断', '先判断'],
  ['<v 何俊峰>先<b>判断</b>', '先判断'],
  ['两行\n字幕', '两行\n字幕'],
  ['血压 &lt; 90 &amp; 心率 &gt; 100', '血压 < 90 & 心率 > 100'],
  ['&amp;lt;', '&lt;'],
  ['&#39;三查&#39;，&quot;七对&quot;', `'三查'，"七对"`],
  ['&#x4E09;查&rlm;', '三查\u200F'],
  ['37&deg; &middot; 120&plusmn;10', '37° · 120±10'],
  ['&#0;&#x110000;&unknown;&', '&#0;&#x110000;&unknown;&'],
  ['<00:01.500>先<c.yellow.bg>洗手</c><i>再</i>戴手套', '先洗手再戴手套'],
  ['<ruby>痰<rt>tán</rt></ruby>', '痰tán'],
  ['血压 < 90', '血压 < 90'],
  ['说&toString;和&valueOf;', '说&toString;和&valueOf;'],
  ['9&#150;12 点', '9–12 点'],
  ['it&#146;s', 'it’s'],
  ['&#xD800;', '\uFFFD'],
  ['&#39三查', "'三查"],
  ['&alpha; 与 &Omega;', 'α 与 Ω'],
  ['体温&rarr;37&frac12;&deg;', '体温→37½°'],
  ['&AMP;', '&'],
  ['&copy; 云帆', '© 云帆'],
  ['', ''],
])('%j reads %j', (cue, text) => {
  expect(toCaptionText(cue)).toBe(text);
});
