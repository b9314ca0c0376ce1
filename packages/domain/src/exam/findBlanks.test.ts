import { expect, test } from 'vitest';
import { findBlanks } from './findBlanks.ts';

const line = '<u>&nbsp;&nbsp;&nbsp;</u>';
const box = '<span style="display:inline-block;width:80px;border-bottom:1px solid #000"></span>';

test.each<[string, string[]]>([
  ['血压 ____ / ____ mmHg', ['____', '____']],
  ['体温＿＿度，脉搏＿＿次', ['＿＿', '＿＿']],
  ['翻身每（　　）小时一次，拍背每（）分钟', ['（　　）', '（）']],
  ['<p class="a__b">每 ( ) 分钟</p>', ['( )']],
  ['____（见图 2）（　）', ['____']],
  [
    '<p>每（&nbsp;&nbsp;）小时，（&#12288;&#x3000;）分钟，(&emsp; )度</p>',
    ['（&nbsp;&nbsp;）', '（&#12288;&#x3000;）', '(&emsp; )'],
  ],
  ['每（<b>　</b>）小时', ['（<b>　</b>）']],
  ['每[  ]小时，【 】度', ['[  ]', '【 】']],
  [`每${line}小时翻身一次，左侧<u>&nbsp;&nbsp;</u>度，共${line}人`, [line, '<u>&nbsp;&nbsp;</u>', line]],
  [`每${line}${line}小时`, [line + line]],
  [`每<u><span lang="EN-US">&nbsp; </span></u>小时`, ['<u><span lang="EN-US">&nbsp; </span></u>']],
  [`每<u>　</u>小时`, ['<u>　</u>']],
  [`每${box}小时`, [box]],
  [
    '<span style="padding:0 30px;border-bottom:1px solid #000"></span>次',
    ['<span style="padding:0 30px;border-bottom:1px solid #000"></span>'],
  ],
  [
    '<span style="text-decoration: underline;">&nbsp; &nbsp;</span>次',
    ['<span style="text-decoration: underline;">&nbsp; &nbsp;</span>'],
  ],
  ['每<input type="text">小时', ['<input type="text">']],
  ['<u>&nbsp;<!-- 注 -->&nbsp;</u>', ['<u>&nbsp;<!-- 注 -->&nbsp;</u>']],
  ['<u>____</u>', ['____']],
  ['体温﹍﹍度', ['﹍﹍']],
  ['体温▁▁▁度', ['▁▁▁']],
  ['每————小时，——不含夜间', ['————']],
  [String.raw`$\underline{\qquad}$ 次`, [String.raw`$\underline{\qquad}$`]],
  [String.raw`\(\underline{\hspace{2cm}}\) 次`, [String.raw`\(\underline{\hspace{2cm}}\)`]],
  ['每（\u200B）小时', ['（\u200B）']],
  ['每〔　〕小时，〖 〗度', ['〔　〕', '〖 〗']],
])('%s leaves %j', (stem, blanks) => {
  expect(findBlanks(stem).map(({ start, end }) => stem.slice(start, end))).toEqual(blanks);
});

test.each([
  '',
  '请写出要点',
  'a_b',
  'a[i]，b[]',
  '护理——照护',
  String.raw`$\underline{AB}$`,
  '（见图 2）',
  '（&lt;）',
  '（&nbsp;5）',
  '<p title="____">x</p>',
  '<u>护理</u><u> </u><u>员</u>',
  '<u>&nbsp;&nbsp;护理&nbsp;&nbsp;</u>',
  '<td style="border:1px solid">&nbsp;&nbsp;</td>',
  '<input type="checkbox">',
  '<u><p>&nbsp;&nbsp;</p></u>',
])('%j leaves none', (stem) => {
  expect(findBlanks(stem)).toEqual([]);
});

test('of two forms the one with as many blanks as the answer has', () => {
  const stem = `____：每${line}小时（　）次，（　）分，（　）度，${line}`;
  expect([1, 2, 3, 4].map((count) => findBlanks(stem, count).length)).toEqual([1, 2, 3, 1]);
});
