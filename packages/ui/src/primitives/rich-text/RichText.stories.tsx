import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../theme/theme.ts';
import { RichText } from './RichText.tsx';

const article = `
<p>考务办公室 11 月 20 日发布考场安排，<strong>请考生提前核对</strong>准考证上的考点与时间，
<a href="https://example.com/notice">查看通知原文</a>。</p>
<h2>一、考试时间</h2>
<p style="text-align: justify">理论考试 90 分钟，开考 15 分钟后不得入场；技能操作按<u>抽签顺序</u>进行。</p>
<div style="overflow:auto"><table><thead><tr><th>工种</th><th>级别</th><th align="center">考点</th><th>日期</th><th align="right">费用</th></tr></thead>
<tbody><tr><td>养老护理员</td><td>三级</td><td align="center">拱墅校区 实训楼 302</td><td>2026-12-05</td><td align="right">260.00</td></tr>
<tr><td>母婴护理员</td><td>四级</td><td align="center">滨江校区 教学楼 105</td><td>2026-12-06</td><td align="right">180.00</td></tr></tbody></table></div>
<h2>二、注意事项</h2>
<ol><li>携带身份证原件和纸质准考证</li><li>不得携带<s>计算器</s>手机进入考场</li></ol>
<ul><li>H<sub>2</sub>O 与 10<sup>3</sup> 的写法以题面为准</li></ul>
<figure><img src="/media/covers/classroom.svg" alt="实训教室" width="640" height="400"><figcaption>图 1 实训教室</figcaption></figure>
<blockquote>诚信参考，公平竞争。</blockquote>
<p style="text-align: right">云帆职业培训学校考务办公室</p>`;

const meta = {
  title: '富文本 RichText',
  id: 'rich-text',
  component: RichText,
  args: { html: article },
  // The width, padding and ground of an article.
  parameters: { frame: { maxWidth: 680, padding: theme.space[6], background: theme.color.surface.card } },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '默认 Default' };

export const PlainText: Story = {
  name: '纯文字 Plain Text',
  args: { html: '第一行\n第二行，没有标签，照原样断行。' },
};

export const Stem: Story = {
  name: '题干 Stem',
  args: {
    size: 'stem',
    html: '<p>刘奶奶，82 岁，长期卧床，骶尾部皮肤发红且压之不褪色。若 t<38.5℃，下列做法正确的有（　　）。</p><p><img src="/media/covers/elder-care.svg" alt="护理场景" width="240"></p>',
  },
};

/** What the author marked stays, in colours that are legible here. */
export const Marks: Story = {
  name: '标记 Marks',
  args: {
    html: '<p>指出红字：<span style="color:red">翻身</span>；加点字：<span style="text-emphasis:filled dot">疮</span>；<span style="text-decoration:underline wavy">换气</span>；<span style="background:yellow">黄底</span>；<span style="color:#92d050">浅绿</span>；10<span style="vertical-align:super">-3</span> mol/L，H<span style="vertical-align:sub">2</span>O</p>',
  },
};

/** TeX, MathML and what editors leave, drawn alike. */
export const Formulas: Story = {
  name: '公式 Formulas',
  args: {
    html: String.raw`<p>设 <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> + <math><msqrt><mn>16</mn></msqrt></math>，体温 \( t = 36.5 + 0.2x \)，\ce{2H2 + O2 ->[点燃] 2H2O}，\ce{^{131}I}</p><p>\(P(\overline{A})=1-P(A)\)，\(0.\overline{3}\)，\(\vec{a}\)，\(\frac{\cancel{3}x}{\cancel{3}y}\)，\(\boxed{x=2}\)，\(x=\underline{\qquad}\)，\({\color{red}x}\)</p><p>$$\bar{x} = \frac{1}{n}\sum_{i=1}^{n} x_i$$</p><p>\[\left[\begin{array}{cc|c}1&2&3\\4&5&6\end{array}\right],\quad\begin{vmatrix}a&b\\c&d\end{vmatrix}\]</p><p>\[f(x)=\begin{cases}1&x>0\\2&\text{否则}\end{cases}\]</p><p>竖式 <math><mstack><mn>35</mn><msrow><mo>+</mo><mn>89</mn></msrow><msline/><mn>124</mn></mstack></math>，P(<math><menclose notation="top"><mi>A</mi></menclose></math>)，圆面积 <span data-w-e-type="formula" data-value="\pi r^2"></span></p>`,
  },
};

/** Lists with letters, blanks, drawings, signs of Symbol and code, as editors write them. */
export const Written: Story = {
  name: '作者写的 Written',
  args: {
    html: `<p>步骤（<span style="font-family:Symbol">m</span>g，<span style="font-family:Symbol">£</span> 37）：</p><ol type="A"><li>洗手</li><li>戴口罩</li></ol><p>每<u>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;</u>小时翻身，<span style="display:inline-block;width:80px;border-bottom:1px solid"></span>度，<select><option>甲</option><option>乙</option></select></p>
<svg width="200" height="100" viewBox="0 0 200 100"><path d="M10 90L190 90L100 10Z" fill="none" stroke="#000"/></svg><div><input type="checkbox" checked>已做</div><div><input type="checkbox">未做</div><pre><xmp>if (a<b) {\n  return;\n}</xmp></pre><p><mpvoice name="第一题"></mpvoice> <object data="/files/a.pdf"></object></p>`,
  },
};

/** A formula that is not understood shows its whole source, marked; an unknown command costs nothing else. */
export const FormulaSources: Story = {
  name: '看不懂的公式 Formula Sources',
  args: { html: String.raw`<p>\(\frac{1}{2\)，\(\foo{3}+\frac{1}{2}\)</p>` },
};

/** In an option: paragraphs and pictures are inline. */
export const Inline: Story = {
  name: '行内 Inline',
  args: { isInline: true, html: '<p>每 2 小时协助翻身一次，</p><p>并记录<b>时间、体位</b>与皮肤情况</p>' },
};

/** A table wider than the page scrolls in its own box. */
export const WideTable: Story = {
  name: '宽表格 Wide Table',
  args: {
    html: `<table><tr>${'<th>培训项目名称</th>'.repeat(12)}</tr><tr>${'<td>养老护理员三级</td>'.repeat(12)}</tr></table>`,
  },
  globals: { viewport: { value: 'phone' } },
};

/** The three sizes. */
export const Variants: Story = {
  name: '全部样式 Variants',
  render: () => (
    <>
      <RichText size="body" html="14　教师简介、题目解析的旁注" />
      <RichText size="reading" html="16/1.8　新闻、课程介绍、题目解析" />
      <RichText size="stem" html="18/1.8　题干" />
    </>
  ),
};
