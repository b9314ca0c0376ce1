import { expect, test } from 'vitest';
import { isSameText } from './isSameText.ts';

test.each([
  ['60%', '60％'],
  ["don't", 'don’t'],
  ['120/80', '１２０／８０'],
  ['120/80', '120／80'],
  ['(三级)', '（三级）'],
  ['"安全"第一', '“安全”第一'],
  ['「安全」第一', '“安全”第一'],
  ['wash hands', 'wash  hands'],
  ['wash hands', ' wash\u00A0hands\n'],
  ['叩背', '叩\u200B背'],
  ['叩背', '叩背\uFEFF'],
  ['压疮 3 期', '压疮3期'],
  ['3,000', '3，000'],
  ['CPR', 'ＣＰＲ'],
  ['-5', '−5'],
  ['60–100', '60-100'],
  ['安全——第一', '安全—第一'],
  ['3.5', '3。5'],
  ['5 mg', '5mg'],
  ['5 mg', '5㎎'],
  ['37℃', '37°C'],
  ['5 μg', '5 µg'],
  ['Ⅲ 期', 'III期'],
  ['é', 'e\u0301'],
  ['<p>血压</p>', '血压'],
  ['血压&nbsp;', '血压'],
  ['&lt;5%', '<5%'],
  ['A&amp;E', 'A&E'],
  ['<p>H<sub>2</sub>O</p>', 'H2O'],
  ['<p>H<sub>2</sub>O</p>', 'H₂O'],
  ['H2O', 'H₂O'],
  ['Ca<sup>2+</sup>', 'Ca2+'],
  ['10<sup>-3</sup>', '10⁻³'],
  ['10<sup>3</sup>', '10^3'],
  ['&mu;g', 'μg'],
  ['<p style="color:red">甲<br></p>', '甲'],
  ['若 a<b', '若 a&lt;b'],
  ['<p>', '<p>'],
  ['&lt;p&gt;', '<p>'],
  ['', ' '],
])('%j is the same answer as %j', (key, written) => {
  expect(isSameText(key, written)).toBe(true);
  expect(isSameText(written, key)).toBe(true);
});

test.each([
  ['mM', 'MM'],
  ['CPR', 'cpr'],
  ['3,000', '3000'],
  ['10 20', '1020'],
  ['every day', 'everyday'],
  ['10<sup>3</sup>', '103'],
  ['10³', '103'],
  ['x<sub>2</sub>', 'x²'],
  ['1½', '11/2'],
  ['甲、乙', '甲,乙'],
  ['<p>', ''],
  ['<p>血压</p>', ''],
  ['血压', '脉搏'],
  ['-5', '5'],
  ['≥5', '>5'],
])('%j is another answer than %j', (key, written) => {
  expect(isSameText(key, written)).toBe(false);
  expect(isSameText(written, key)).toBe(false);
});
