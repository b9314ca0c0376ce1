import { expect, test } from 'vitest';
import { toParagraphs } from './toParagraphs.ts';

test.each<[string, string[]]>([
  ['<p>考场安排</p><p>请<strong>提前</strong>核对</p>', ['考场安排', '请提前核对']],
  ['<ul><li>身份证</li><li>准考证</li></ul>', ['身份证', '准考证']],
  ['第一行<br>第二行<br/>第三行', ['第一行', '第二行', '第三行']],
  ['<table><tr><th>科目</th><td>理论</td></tr></table>', ['科目', '理论']],
  ['若 a<b，则 b>a', ['若 a<b，则 b>a']],
  ['体温&nbsp;&lt;&#32;37&#x2103;&amp;amp;', ['体温\u00A0< 37℃&amp;']],
  ['&#0;&#99999999;&unknown;', ['&#99999999;&unknown;']],
  ['前<script>alert(1)</script>中<style>p{}</style>后<!-- <p>x</p> -->完', ['前中后完']],
  ['前<script>alert(1)', ['前']],
  ['前<!-- 没有结束', ['前']],
  ['<p>  </p>\n', []],
  ['', []],
])('%s', (html, paragraphs) => {
  expect(toParagraphs(html)).toEqual(paragraphs);
});

test('what is escaped in the source stays text', () => {
  expect(toParagraphs('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toEqual(['<img src=x onerror=alert(1)>']);
});
