interface FormulaPaste {
  html: string;
  /** What a reader sees, each formula by the name that a screen reader says. */
  says: string;
}

const KATEX = String.raw`<span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">\frac{a}{b}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:1.04em;vertical-align:-0.345em;"></span><span class="mord"><span class="mopen nulldelimiter"></span><span class="mfrac"><span class="vlist-t vlist-t2"><span class="vlist-r"><span class="vlist"><span><span class="mord mtight">b</span></span><span><span class="mord mtight">a</span></span></span></span></span></span></span></span></span></span>`;

/** Formulas as editors, translators and authors write them. A browser without their style sheets shows some of them twice. */
export const FORMULA_PASTES: Record<string, FormulaPaste> = {
  mathml: {
    html: '<p><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> + <math><msqrt><mn>16</mn></msqrt></math></p>',
    says: '1/2 + √16',
  },
  mathmlPowers: {
    html: '<math><msup><mn>10</mn><mrow><mo>-</mo><mn>3</mn></mrow></msup></math>',
    says: '10⁻³',
  },
  mathmlFenced: { html: '<math><mfenced><mi>x</mi><mi>y</mi></mfenced></math>', says: '(x,y)' },
  mathmlRoot: { html: '<math display="block"><mroot><mi>x</mi><mn>3</mn></mroot></math>', says: '³√x' },
  mathmlPrefixed: {
    html: '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:msub><mml:mi>H</mml:mi><mml:mn>2</mml:mn></mml:msub></mml:math>',
    says: 'H₂',
  },
  mathmlSum: {
    html: '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>x</mi><mi>i</mi></msub></math>',
    says: '∑(i = 1 到 n) xᵢ',
  },
  attributeWithColon: {
    html: String.raw`<p>圆 <span data-w-e-type="formula" data-value="C: x^2+y^2=1"></span>，映射 <span data-type="inline-math" data-latex="f : A \to B"></span></p>`,
    says: '圆 C:x²+y² = 1，映射 f:A → B',
  },
  katex: { html: `<p>设 ${KATEX}，则</p>`, says: '设 a/b，则' },
  katexDisplay: { html: `<span class="katex-display">${KATEX}</span>`, says: 'a/b' },
  mathjax3: {
    html: '<p>速度 <mjx-container class="MathJax CtxtMenu_Attached_0" jax="CHTML" tabindex="0" style="font-size: 113%; position: relative;"><mjx-math class="MJX-TEX" aria-hidden="true"><mjx-mi class="mjx-i"><mjx-c class="mjx-c1D463 TEX-I"></mjx-c></mjx-mi></mjx-math><mjx-assistive-mml unselectable="on" display="inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>v</mi><mo>=</mo><mfrac><mi>s</mi><mi>t</mi></mfrac></math></mjx-assistive-mml></mjx-container></p>',
    says: '速度 v = s/t',
  },
  mathjax2: {
    html: '<p><span class="MathJax_Preview" style="color: inherit;"></span><span class="MathJax" id="MathJax-Element-1-Frame" tabindex="0" style="position: relative;" data-mathml="x" role="presentation"><nobr aria-hidden="true"><span class="math" id="MathJax-Span-1"><span class="mi">x</span><span class="mn">2</span></span></nobr><span class="MJX_Assistive_MathML" role="presentation"><math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math></span></span><script type="math/tex" id="MathJax-Element-1">x^2</script></p>',
    says: 'x²',
  },
  mathjaxSource: { html: '<p>解 <script type="math/tex">x^2</script></p>', says: '解 x²' },
  wirisPicture: {
    html: '<p><img class="Wirisformula" role="math" src="data:image/svg+xml;charset=utf8,x" alt="1 half" data-mathml="«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mfrac»«mn»1«/mn»«mn»2«/mn»«/mfrac»«/math»"></p>',
    says: '1/2',
  },
  zhihuPicture: {
    html: String.raw`<p>当 <img src="https://www.zhihu.com/equation?tex=x%5E2" alt="x^2" class="ee_img tr_noresize" eeimg="1"> 时</p>`,
    says: '当 x² 时',
  },
  kityPicture: {
    html: String.raw`<p><img class="kfformula" src="/media/x.png" data-latex="\frac{3}{4}"/></p>`,
    says: '3/4',
  },
  texInline: { html: String.raw`\( t = 36.5 + 0.2x \)`, says: 't = 36.5+0.2x' },
  texDisplay: { html: String.raw`<p>$$\frac{a}{b}$$</p>`, says: 'a/b' },
  texBrackets: { html: String.raw`<p>\[ \sqrt{16} \ge 4 \]</p>`, says: '√16 ≥ 4' },
  texLines: { html: '<p>$$a<br>+b$$</p>', says: 'a+b' },
  texChemistry: { html: String.raw`\ce{2H2 + O2 -> 2H2O}`, says: '2H₂+O₂ → 2H₂O' },
  texInClass: { html: String.raw`<p><span class="math-tex">\(x&lt;y\)</span></p>`, says: 'x < y' },
  texWithText: { html: '若 x<5\n则 \\(x^{2}\\) 为', says: '若 x<5 则 x² 为' },
  zhihuTex: {
    html: '<p>见 <span class="ztext-math" data-eeimg="1" data-tex="x^2"><span></span><span></span></span> 与<span data-tex="y^2">说明</span></p>',
    says: '见 x² 与说明',
  },
  prices: { html: '价格 $5 到 $9', says: '价格 $5 到 $9' },
  noTex: {
    html: String.raw`<p>\(\unknowncommand{x\)</p>`,
    says: String.raw`公式源码：\(\unknowncommand{x\)`,
  },
  unknownCommand: { html: String.raw`<p>\(\foo{3}+\frac12\)</p>`, says: String.raw`(\foo)3+1/2` },
  wangEditor: {
    html: String.raw`<p>圆面积 <span data-w-e-type="formula" data-w-e-is-void data-w-e-is-inline data-value="\pi r^2"></span></p>`,
    says: '圆面积 πr²',
  },
  quill: {
    html: '<p>见<span class="ql-formula" data-value="x^2">\uFEFF<span contenteditable="false"><span class="katex"><span class="katex-html"><span class="mord">x2</span></span></span></span>\uFEFF</span></p>',
    says: '见x²',
  },
  tiptap: {
    html: '<p><span data-type="inline-math" data-latex="y^2"></span>，<span data-type="block-math" data-latex="z^2"></span></p>',
    says: 'y²，z²',
  },
  gemini: {
    html: String.raw`<p><span class="math-inline" data-math="\frac{a}{b}"><span class="katex"><span class="katex-html"><span>b</span><span>a</span></span></span></span></p>`,
    says: 'a/b',
  },
  zhihuAddress: {
    html: '<p>当 <img src="https://www.zhihu.com/equation?tex=x%5E2" alt="[公式]" eeimg="1"> 时</p>',
    says: '当 x² 时',
  },
  csdnAddress: {
    html: '<p><img alt="x" src="https://latex.csdn.net/eq?x%5E%7B2%7D&plus;1"></p>',
    says: 'x²+1',
  },
  codecogsAddress: {
    html: String.raw`<p><img src="//latex.codecogs.com/gif.latex?\frac{1}{2}" title="a"></p>`,
    says: '1/2',
  },
  yuqueAddress: {
    html: '<p>高 <img src="https://cdn.nlark.com/yuque/__latex/e3.svg#card=math&code=%5Cfrac%7B1%7D%7B2%7Dah%0A&id=J"> 米</p>',
    says: '高 (1/2)ah 米',
  },
  siyuan: {
    html: String.raw`<p>长 <span data-type="inline-math" data-content="x^2" data-subtype="math"></span>，<span data-type="NodeMathBlock" data-content="\frac{1}{2}"></span></p>`,
    says: '长 x²，1/2',
  },
  escapedTwice: { html: String.raw`求 \\(\\frac{1}{2}\\) 与 \\[\\sqrt{2}\\]`, says: '求 1/2 与 √2' },
  wikipedia: {
    html: '<p>面积 <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display:none"><math><semantics><msup><mi>x</mi><mn>2</mn></msup></semantics></math></span><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}"></span></p>',
    says: '面积 x²',
  },
  wikipediaPicture: {
    html: '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}"></p>',
    says: 'x²',
  },
  annotation: {
    html: String.raw`<p>设 <math><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">\frac{a}{b}</annotation></semantics></math>，则</p>`,
    says: '设 a/b，则',
  },
  mathjaxSvg: {
    html: '<p><mjx-container jax="SVG" data-formula="x_0"><svg viewBox="0 0 9 9"><g data-mml-node="math"></g></svg></mjx-container></p>',
    says: 'x₀',
  },
  mathjaxAttribute: {
    html: '<p>设 <span class="mjx-chtml MathJax_CHTML" data-mathml="<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>"><span class="mjx-math"><span class="mjx-numerator">a</span><span class="mjx-denominator">b</span></span></span></p>',
    says: '设 a/b',
  },
  mathjaxWithoutMathml: {
    html: String.raw`<p><span class="MathJax_Preview"></span><span class="MathJax_SVG"><svg></svg></span><script type="math/tex">\overline{A}</script></p>`,
    says: 'A上划线',
  },
  katexWithoutMathml: {
    html: '<p><span class="katex"><span class="katex-mathml"> 1 1 </span><span class="katex-html"><span class="base"><span class="strut"></span><span class="mord"><span class="mfrac"><span class="vlist-t vlist-t2"><span class="vlist-r"><span class="vlist"><span><span class="pstrut"></span><span class="mord">2</span></span><span><span class="frac-line"></span></span><span><span class="mord">1</span></span></span></span></span></span></span><span class="mord"><span class="mord mathnormal">x</span><span class="msupsub"><span class="vlist-t"><span class="vlist-r"><span class="vlist"><span><span class="mord">3</span></span></span></span></span></span></span></span></span></span></p>',
    says: '(1/2)x³',
  },
  jyeoo: {
    html: '<p>计算 <span class="MathJye" mathtag="math"><table cellpadding="-1" cellspacing="-1"><tr><td style="border-bottom:1px solid black">5</td></tr><tr><td>9</td></tr></table></span>÷2=（　）</p>',
    says: '计算 5/9÷2=（　）',
  },
  column: {
    html: '<p><math><mstack><mn>35</mn><msrow><mo>+</mo><mn>89</mn></msrow><msline/><mn>124</mn></mstack></math></p>',
    says: '竖式(35; +89; 横线; 124)',
  },
  enclosed: {
    html: '<p>P(<math><menclose notation="top"><mi>A</mi></menclose></math>)</p>',
    says: 'P(A上划线)',
  },
  isotope: {
    html: '<p><math><mmultiscripts><mi mathvariant="normal">C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts></math></p>',
    says: '¹⁴₆C',
  },
  colored: { html: '<p><math><mi mathcolor="red">x</mi><mo>+</mo><mn>1</mn></math></p>', says: '红字x+1' },
};
