import { expect, test } from 'vitest';
import { readSource } from './readSource.ts';

const escaped = (text: string) => text.replaceAll('<', '&lt;');

test.each([
  '若 a<b',
  '若 a<b，则 b>a',
  '设 0<φ<π，x<b 且 b>c',
  'x<b and b>c',
  'x<b && b>c',
  'a<b>c',
  'a <b> c',
  '2<a<3，1<i<n，i<p',
  'x < y > z',
  'com.apple.<UID>.plist',
  '把 <文件名> 换成 <your-name>',
  'List<String> 与 vector<int>',
  'List<Object> list',
  '联系 <mailto:a@b.cn> <tel:0571> <http://a.cn>',
  '3<-2，a<=b，a<>b，<3',
  '空格 <  b>',
  '题目 <title> 字段',
  '5 </ 6',
  '</UID>',
  'p<0.05',
  '<',
  'a<',
])('%s is words', (text) => {
  expect(readSource(text)).toEqual({ html: escaped(text), css: '', hasLines: true });
});

test.each([
  '<p>段</p>',
  '第一<p>第二',
  '<b>粗<i>斜</b>完',
  '<b>粗体没有结束',
  '行<br>行<br/>行',
  '<a href="x">链</a>',
  'x<b>y</b>',
  'H<sub>2</sub>O',
  '<p class=MsoNormal style="font-family:"宋体"">段</p>',
  '<p align=center>中',
  '<td nowrap>格',
  '<script>if (a<b) {}</script>',
  '<math><mi>a</mi><mo><</mo></math>'.replace('<</mo>', '&lt;</mo>'),
  '<svg><path d="M0"/><g></g></svg>',
])('%s is markup', (html) => {
  expect(readSource(html).html).toBe(html);
});

test.each([
  ['<![if !supportLists]>1.<![endif]>', '1.'],
  ['<!--[if gte mso 9]><xml></xml><![endif]-->文', '文'],
  ['<?xml version="1.0"?><!DOCTYPE html><html><body>文</body></html>', '<html><body>文</body></html>'],
  ['前<!-- <p>x</p> -->后<!---->完', '前后完'],
  ['前<!-- 没有结束', '前'],
  ['通知<o:p></o:p>', '通知<span></span>'],
  ['<st1:chsdate Year="2026">5日</st1:chsdate>', '<span Year="2026">5日</span>'],
  ['<evil-card onclick="x()">卡片</evil-card>', '<span onclick="x()">卡片</span>'],
  ['<includetail>尾</includetail>', '<span>尾</span>'],
  ['<o:p/>文', '<span>文'],
  ['<google-sheets-html-origin><p>甲<prompt/>乙</p>', '<span><p>甲<span>乙</p>'],
  ['<pre><xmp>a<b && c</xmp></pre>', '<pre>a&lt;b &amp;&amp; c</pre>'],
  ['<xmp>a<b></xmp>完', '<pre>a&lt;b></pre>完'],
  ['<select><option>甲</option><option>乙</option></select>', '［甲 / 乙］'],
  ['<input type=radio checked>甲<input type=hidden>', '◉甲'],
  [
    '<p>甲<span class="MathJye"><table><tr><td>5</td></tr></table></span>乙<table></table></p>',
    '<p>甲<span class="MathJye"><span data-cell="table"><span data-cell="tr"><span data-cell="td">5</span></span></span></span>乙<table></table></p>',
  ],
  ['<mml:math><mml:mi>x</mml:mi></mml:math>', '<math><mi>x</mi></math>'],
  ['文<img src=x onerror=a()', '文'],
  ['<p class=a <b>粗</b>', '<p class=a ><b>粗</b>'],
  ['<script type="math/tex">a<b</script>', String.raw`<span data-formula>\(a&lt;b\)</span>`],
  ['<script type="math/tex; mode=display">a</script>', String.raw`<span data-formula>\[a\]</span>`],
])('%s is %s', (html, read) => {
  expect(readSource(html).html).toBe(read);
});

test.each([
  ['R&D 部门：\n① 甲\n② 乙', true],
  ['若 a<b\n则 <b>b>a</b>', true],
  ['<p>甲\n乙</p>', false],
  ['甲<br>\n乙', false],
  ['<!--StartFragment--><span>甲\n乙</span>', false],
  ['<meta charset="utf-8"><span>甲\n乙</span>', false],
])('%j has lines: %s', (html, hasLines) => {
  expect(readSource(html).hasLines).toBe(hasLines);
});

test('style sheets are read apart', () => {
  expect(readSource('<style><!-- p{color:red} --></style>文').css).toContain('p{color:red}');
});

const DEEP = 40_000;
const depthOf = (html: string): number => {
  let [depth, most] = [0, 0];
  for (const [, slash] of html.matchAll(/<(\/?)[a-z]/g)) {
    depth += slash ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
};

test.each([
  ['elements in elements', '<b>'.repeat(DEEP)],
  ['the same with their ends', `${'<div>'.repeat(DEEP)}文${'</div>'.repeat(DEEP)}`],
  ['elements without a name of HTML', `${'<x-a>'.repeat(DEEP)}${'</x-a>'.repeat(DEEP)}`],
])('%s have at most 256 levels', (_, html) => {
  expect(depthOf(readSource(html).html)).toBe(256);
});

test('what has no end tag by rule is not deep', () => {
  const rows = '<tr><td>甲<td><p>乙<ul><li>一<li><p>二<p>三</ul>'.repeat(2000);
  expect(readSource(`<table>${rows}</table>`).html).toBe(`<table>${rows}</table>`);
});

test('phrases without an end are opened again by at most 16 in each block', () => {
  const html = Array.from({ length: 300 }, (_, index) => `<p><font size=${index}>文</p>`).join('');
  expect(readSource(html).html.match(/<\/font>/g)).toHaveLength(300 - 16);
});

test.each(['<![', '<?a', '<!--', '<', '<q1 ', '<b x="', '</a', '<svg>', '<q:', '<x y="<'])(
  'of %s a long text is written once',
  (piece) => {
    const html = piece.repeat(20_000);
    expect(readSource(html).html.length).toBeLessThanOrEqual(html.length * 4);
  },
);
