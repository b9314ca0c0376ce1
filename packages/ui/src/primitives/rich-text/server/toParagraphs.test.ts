import { expect, test } from 'vitest';
import { toParagraphs } from './toParagraphs.ts';

test.each<[string, string[]]>([
  ['<p>考场安排</p><p>请<strong>提前</strong>核对</p>', ['考场安排', '请提前核对']],
  ['<ul><li>身份证</li><li>准考证</li></ul>', ['• 身份证', '• 准考证']],
  ['选 B<ol type="A"><li>测体温</li><li>量血压</li></ol>', ['选 B', 'A. 测体温', 'B. 量血压']],
  ['<ol start=3><li>三</li><li value="7">七</li><li>八</li></ol>', ['3. 三', '7. 七', '8. 八']],
  ['<ol reversed type=i><li>一</li><li hidden>无</li><li>二</li></ol>', ['iii. 一', 'ii. 二']],
  [
    '<ul type=Square><li>方</li><li type=circle>圆</li><li style="list-style:none">无</li></ul>',
    ['▪ 方', '◦ 圆', '无'],
  ],
  [
    '<ol><li><p>外</p><p>续</p><ul><li>内<ul><li>深</li></ul></li></ul></li><li></li><li><ol type=a><li>首</li></ol></li></ol>',
    ['1. 外', '续', '◦ 内', '▪ 深', '3. a. 首'],
  ],
  [
    '<style>.k{list-style-type:cjk-ideographic}</style><ol class=k start=12><li>目</li></ol><ol style="list-style:inside upper-roman"><li>章</li></ol>',
    ['十二、目', 'I. 章'],
  ],
  [
    '<ol><li data-list="ordered">甲</li><li data-list="ordered" class="ql-indent-1">乙</li><li data-list="bullet">丙</li><li data-list="ordered">丁</li><li data-list="checked">戊</li></ol>',
    ['1. 甲', 'a. 乙', '• 丙', '2. 丁', '☑ 戊'],
  ],
  [
    '<ol start="3" class="list-number1"><li data-list="number"><div>丙</div><ol class="list-number2"><li data-list="number"><div>深</div></li></ol></li></ol><ul><li data-list="done"><div>做完</div></li><li data-list="check"><div>未做</div></li></ul>',
    ['3. 丙', 'a. 深', '☑ 做完', '• 未做'],
  ],
  ['<p>图：<img src="a.png" alt="肺部"><img src="b.png"></p>', ['图：［图片：肺部］［图片］']],
  ['<img src="t.gif" width=1 height=1><img src="//a.example/mmbiz_svg/1">', ['公式']],
  [
    '阴影<svg viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg><svg><title>弦图</title><rect/></svg><svg></svg>',
    ['阴影［图形］［图形：弦图］'],
  ],
  ['<p style="background-image:url(https://example.com/a.png)"></p>', ['［图片］']],
  ['<video src="a.mp4">旧</video><audio title="第一题"></audio>', ['［视频］［音频：第一题］']],
  ['他说<q>好</q>', ['他说“好”']],
  ['第一行<br>第二行<br/>第三行', ['第一行', '第二行', '第三行']],
  ['<table><tr><th>科目</th><td>理论</td></tr></table>', ['科目', '理论']],
  ['若 a<b，则 b>a', ['若 a<b，则 b>a']],
  ['体温&nbsp;&lt;&#32;37&#x2103;&amp;amp;', ['体温\u00A0< 37℃&amp;']],
  ['&#0;&#99999999;&unknown;', ['\uFFFD\uFFFD&unknown;']],
  ['前<script>alert(1)</script>中<style>p{}</style>后<!-- <p>x</p> -->完', ['前中后完']],
  ['前<script>alert(1)', ['前']],
  ['前<!-- 没有结束', ['前']],
  [
    '<svg><title>图</title><defs><text>模板</text></defs><g><text>岗前<tspan>培训</tspan></text></g><foreignObject><p>第一讲</p></foreignObject></svg>',
    ['岗前培训', '第一讲'],
  ],
  ['<p>长<svg><g data-mml-node="mi"><text>米</text></g></svg>度</p>', ['长公式度']],
  ['<p>见<span data-tex="x^2"><span></span></span>与<span data-tex="y^2">说明</span></p>', ['见x²与说明']],
  ['<p>  </p>\n', []],
  ['<p>\u200B\uFEFF</p>', []],
  ['R&D：\n① 甲', ['R&D：', '① 甲']],
  ['<p>甲\n乙</p>', ['甲 乙']],
  ['10<sup>-3</sup> H<sub>2</sub>O', ['10⁻³ H₂O']],
  [
    '<p>设 <card name="math" value="data:%7B%22code%22%3A%22x%5E2%3C1%22%7D"></card> 为</p><card name="image" value="data:%7B%22src%22%3A%22a.png%22%2C%22title%22%3A%22%E8%82%BA%22%7D"></card><card name="codeblock" value="data:%7B%22code%22%3A%22if%20a%3Cb%3A%5Cn%20%20c%22%7D"></card><card name="mindmap" value="data:%7B%7D"></card><card name="x" value="data:%"></card>',
    ['设 x² < 1 为', '［图片：肺］', 'if a<b:', '  c', '［mindmap］'],
  ],
  ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', ['1/2']],
  [String.raw`\(\frac{1}{2}\) 与 $5`, ['1/2 与 $5']],
  ['<p style="display:none">隐</p><p hidden>隐</p><p>显</p>', ['显']],
  ['<p style="font-size:0">隐<b style="font-size:12px">显</b></p>', ['显']],
  ['<p style="font: 0/0 a">隐<span style="font-size:1em">隐</span></p>', []],
  ['<style>.t{font-size:0}</style><p>显<span class="x t">隐</span></p>', ['显']],
  ['<p style="visibility:hidden">隐<b style="visibility:visible">显</b></p>', ['显']],
  ['<iframe src="//v.example.com/1"></iframe>', ['视频：v.example.com']],
  ['', []],
  [
    '剂量 5 <span style="font-family:Symbol;mso-char-type:symbol">m</span>g，<font face="Symbol">£</font> 37',
    ['剂量 5 μg，≤ 37'],
  ],
  ['每<u>&nbsp;&nbsp;</u>小时，<input type="text">次，<u> </u>', ['每____小时，____次，']],
  ['<span style="padding:0 30px;border-bottom:1px solid #000"></span>次', ['____次']],
  ['<select><option>甲</option><option selected>乙</select>', ['［甲 / 乙］']],
  ['<input type="checkbox" disabled checked>已做<input type=checkbox>未做', ['☑已做☐未做']],
  [
    '<object type="image/png" data="images/lung.png"></object><iframe src="/files/ohm.html"></iframe><object data="/files/a.pdf"></object>',
    ['图片：lung.png 网页：ohm.html 文件：a.pdf'],
  ],
  ['听<mpvoice name="第一题"></mpvoice>', ['听［音频：第一题］']],
  ['<google-sheets-html-origin><p>甲<prompt/>乙</p>', ['甲乙']],
  ['<pre><code class="Java"><xmp>int a = 1;\n  int b<2;</xmp></code></pre>', ['int a = 1;', '  int b<2;']],
  [
    '<pre><code style="display:-webkit-box">a {</code><code style="display:-webkit-box">  b</code></pre>',
    ['a {', '  b'],
  ],
  ['if a&gt;0:\n    return  1', ['if a>0:', '    return  1']],
  [
    '题干<span style="opacity:0">A</span><span style="color:#fff">白</span><i style="position:absolute;left:-9999px">外</i>',
    ['题干'],
  ],
  ['<p style="color:#fff">白字</p>', ['白字']],
  ['<table><tr><td bgcolor="navy"><font color="white">白字</font></td></tr></table>', ['白字']],
])('%s', (html, paragraphs) => {
  expect(toParagraphs(html)).toEqual(paragraphs);
});

test('what is escaped in the source stays text', () => {
  expect(toParagraphs('<p>&lt;img src=x onerror=alert(1)&gt;</p>')).toEqual(['<img src=x onerror=alert(1)>']);
});
