import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { fromTree } from '../server/fromTree.ts';
import { LONG_ARROWS, OVER, UNDER, VARIANTS } from './mathmlTables.ts';
import { mathmlToTex } from './mathmlToTex.ts';
import { readTex } from './readTex.ts';

test.each([
  ['<mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', 'a/(b+1)'],
  ['<msqrt><mn>16</mn></msqrt><mroot><mi>x</mi><mn>3</mn></mroot>', '√16³√x'],
  ['<mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow>', '(1/2)'],
  ['<mfenced open="[" close=")"><mn>0</mn><mn>1</mn></mfenced>', '[0,1)'],
  ['<mover><mi>A</mi><mo>¯</mo></mover>', 'A上划线'],
  ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>', '向量AB'],
  ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>⌒</mo></mover>', '弧AB'],
  ['<munder><mi>v</mi><mo>_</mo></munder>', 'v下划线'],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>x</mi>', '∑(i 到 n) x'],
  ['<munderover><mo>→</mo><mi>Δ</mi><mtext>点燃</mtext></munderover>', '→[点燃][Δ]'],
  ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '¹⁴₆C'],
  ['<menclose notation="updiagonalstrike downdiagonalstrike"><mi>x</mi></menclose>', '划去x'],
  ['<menclose notation="top"><mi>A</mi></menclose>', 'A上划线'],
  ['<menclose notation="box"><mi>x</mi></menclose>', '方框x'],
  ['<menclose notation="left right"><mi>x</mi></menclose>', '|x|'],
  ['<menclose notation="longdiv"><mn>84</mn></menclose>', ')(84上划线)'],
  [
    '<mstack><mn>35</mn><msrow><mo>+</mo><mn>89</mn></msrow><msline/><mn>124</mn></mstack>',
    '35; +89; 横线; 124',
  ],
  ['<mlongdiv><mn>4</mn><mn>21</mn><mn>84</mn></mlongdiv>', '21; 4)(84上划线)'],
  ['<mi mathcolor="red">x</mi><mn mathcolor="#00f">2</mn>', '(红字x)(蓝字2)'],
  ['<mi mathvariant="double-struck">R</mi><mi mathvariant="bold">a</mi><mi>sin</mi>', 'ℝ粗体asin'],
  [
    '<mo>{</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mi>x</mi><mo>&gt;</mo><mn>0</mn></mtd></mtr><mtr><mtd><mn>2</mn></mtd><mtd><mtext>否则 50%</mtext></mtd></mtr></mtable>',
    '{1, x > 0; 2, 否则 50%',
  ],
  [
    '<mo>|</mo><mtable columnlines="solid"><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr></mtable><mo>|</mo>',
    '|a | b|',
  ],
  ['<mtext>3 &amp; 4 # 5_6 {7}</mtext>', '3 & 4 # 5_6 {7}'],
])('%s is drawn as %s', (mathml, words) => {
  const [math] = fromTree(parseFragment(`<math>${mathml}</math>`)).children;
  if (!math) throw new Error('There is no element.');
  expect(readTex(mathmlToTex(math))).toBe(words);
});

test.each(Object.entries({ ...OVER, ...UNDER, ...LONG_ARROWS, ...VARIANTS }))(
  '%s becomes a command that is known: %s',
  (_, command) => {
    expect(readTex(`${command}{a}`)).not.toContain('\\');
  },
);

test('tables in each other take no long time', () => {
  const depth = 40;
  const html = `<math>${'<mtable><mtr><mtd>'.repeat(depth)}x${'</mtd></mtr></mtable>'.repeat(depth)}</math>`;
  const [math] = fromTree(parseFragment(html)).children;
  expect(math && mathmlToTex(math).match(/begin\{array\}/g)).toHaveLength(depth);
});
