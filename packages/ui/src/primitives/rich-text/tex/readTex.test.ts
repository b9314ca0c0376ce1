import { expect, test } from 'vitest';
import { readTex } from './readTex.ts';

test.each([
  ['P(\\overline{A})=1-P(A)', 'P(A上划线) = 1−P(A)'],
  ['0.\\overline{3}', '0.(3上划线)'],
  ['\\underline{v}', 'v下划线'],
  ['x=\\underline{\\quad\\quad}', 'x = ____'],
  ['\\frac{\\cancel{3}x}{\\cancel{3}y}', '((划去3)x)/((划去3)y)'],
  ['\\boxed{x=2}', '方框(x = 2)'],
  ['\\left[\\begin{array}{cc|c}1&2&3\\\\\\hline 4&5&6\\end{array}\\right]', '[1, 2 | 3; 横线; 4, 5 | 6]'],
  ['\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}', '|a, b; c, d|'],
  ['\\begin{cases}1&x>0\\\\2&\\text{否则}\\end{cases}', '{1, x > 0; 2, 否则'],
  ['\\color{red}{x}', '红字x'],
  ['\\colorbox{yellow}{甲}', '黄底甲'],
  ['\\vec{a}\\cdot\\vec{b}', '向量a·向量b'],
  ['\\overrightarrow{AB}', '向量AB'],
  ['\\overset{\\frown}{AB}', '弧AB'],
  ['\\boldsymbol{a}\\in\\mathbb{R}', '粗体a ∈ ℝ'],
  ['\\textcircled{2}', '②'],
  ['\\ce{^{131}I}', '¹³¹I'],
  ['\\ce{^{14}_{6}C}', '¹⁴₆C'],
  ['{}_{6}^{14}\\mathrm{C}', '¹⁴₆C'],
  ['\\ce{2H2 + O2 ->[点燃] 2H2O}', '2H₂+O₂ →[点燃] 2H₂O'],
  ['\\ce{SO4^2- + Ba^2+ -> BaSO4 v}', 'SO₄²⁻+Ba²⁺ → BaSO₄↓'],
  ['\\SI{5}{\\milli\\gram\\per\\litre}', '5mg/L'],
  ['\\SI[mode=text]{1.5e-3}{\\metre\\per\\second\\squared}', '1.5×10⁻³m/s²'],
  ['\\qty{4,5(1)}{\\square\\centi\\metre}\\unit{\\newton\\metre}', '4,5(1)cm²N·m'],
  ['\\num{e6}\\num{2 +- 0.1}\\si{\\um.s^{-1}}', '10⁶2 ± 0.1μm·s⁻¹'],
  ['\\SIrange{36}{37}{\\celsius}\\ang{30;15;}', '36～37℃30°15′'],
  ['\\frac{1}{2}', '1/2'],
  ['3\\frac{1}{2}', '3又1/2'],
  ['\\frac12x', '(1/2)x'],
  ['\\frac{a+b}{2c}', '(a+b)/(2c)'],
  ['\\left(\\frac{1}{2}\\right)^2', '(1/2)²'],
  ['10^{-3}', '10⁻³'],
  ['x^{\\frac12}', 'x上标(1/2)'],
  ['F_{\\text{合}}', 'F下标合'],
  ['\\sqrt[3]{x+1}+\\sqrt{2x}+\\sqrt2', '³√(x+1)+√(2x)+√2'],
  ['\\sum_{i=1}^{n}x_i', '∑(i = 1 到 n) xᵢ'],
  ['\\lim_{x\\to0}\\frac{\\sin x}{x}', 'lim(x → 0) (sin x)/x'],
  ['a\\not\\in b\\neq c', 'a ∉ b ≠ c'],
  ['\\wideparen{AB}=\\overparen{CD}=\\overset{⌒}{EF}', '弧AB = 弧CD = 弧EF'],
  [
    '\\begin{array}{|c|c|}\\hline1&2\\\\\\hline3&4\\\\\\hline\\end{array}',
    '横线; |1 | 2; 横线; 3 | 4|; 横线',
  ],
  ['\\begin{array}{r}7\\\\-3\\\\\\cline{1-1}4\\end{array}', '7; −3; 横线; 4'],
  // Written for other programs.
  ['x=1\\mbox{ 或 }2', 'x = 1 或 2'],
  ['\\begin{eqnarray*}a&=&b\\end{eqnarray*}', 'a = b'],
  ['\\begin{align}a&=b\\\\&=c\\end{align}', 'a = b; = c'],
  ['\\begin{array}{@{}c@{\\;}c}1&2\\end{array}', '1, 2'],
  ['\\renewcommand{\\arraystretch}{1.5}\\begin{pmatrix}1\\\\2\\end{pmatrix}', '(1; 2)'],
  ['\\cases{1&a\\cr 2&b}', '{1, a; 2, b'],
  ['\\htmlId{a}{a+}b', 'a+b'],
  ['\\ding{173}\\enclose{circle}{3}', '②(方框3)'],
  ['a&lt;b', 'a < b'],
  ['p=50%', 'p = 50%'],
  ['37\\degreeCelsius+5\\ohm', '37℃+5Ω'],
  // Backslashes that were escaped twice, and that a reader of JSON took for escapes.
  ['\\\\frac{1}{2}\\\\times\\\\begin{array}{l}a\\\\\\\\b\\\\end{array}', '1/2×a; b'],
  ['a=1\\\\b=2', 'a = 1; b = 2'],
  ['\frac{1}{2}\times\bar{x}\neq\rho', '1/2×x上划线 ≠ ρ'],
  // An unknown command costs nothing else.
  ['\\foo{3}+x', '(\\foo)3+x'],
  ['\\frac{1', null],
  ['a & b', null],
])('%s is %s', (tex, words) => {
  expect(readTex(tex)).toBe(words);
});

test('macros of a school have arguments', () => {
  expect(readTex('\\yfAge{82}', { '\\yfAge': '#1\\text{ 岁}' })).toBe('82 岁');
});

test('a macro without an end takes no long time', () => {
  expect(readTex('\\def\\a{\\a\\a}\\a')).toBeNull();
});
