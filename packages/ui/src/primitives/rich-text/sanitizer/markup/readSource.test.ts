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

test('style sheets are kept apart', () => {
  expect(readSource('<style><!-- p{color:red} --></style>文').css).toContain('p{color:red}');
});

test.each(['<', '<a', '<a x', '<a x="', '<b x=', '</a', '<!--', '<td ', '<td x=1 ', '<svg>', '<q:'])(
  'a long text of %s takes no long time',
  (piece) => {
    const start = performance.now();
    readSource(piece.repeat(20_000));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
