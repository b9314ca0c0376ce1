import { LOWERED, RAISED } from '../loading/spokenWords.ts';

/** How a mark around a part of a formula is said: before it, or behind it. */
export type MarkWords = readonly [place: 'before' | 'behind', words: string];

const above = (words: string): MarkWords => ['behind', words];
const named = (words: string): MarkWords => ['before', words];

/** Marks above a part, by the sign with which MathML draws them. */
export const MARKS_ABOVE: Readonly<Record<string, MarkWords>> = {
  '→': named('向量'),
  '⃗': named('向量'),
  '⌢': named('弧'),
  '⌒': named('弧'),
  '⏜': named('弧'),
  '⏠': named('弧'),
  '◯': named('圈'),
  '‾': above('上划线'),
  '¯': above('上划线'),
  ˉ: above('上划线'),
  '―': above('上划线'),
  _: above('上划线'),
  '^': above('上尖号'),
  ˆ: above('上尖号'),
  '~': above('上波浪线'),
  '˜': above('上波浪线'),
  '˙': above('上一点'),
  '.': above('上一点'),
  '¨': above('上两点'),
  '..': above('上两点'),
  '⃛': above('上三点'),
  '⏞': above('上花括号'),
  '⎴': above('上方括号'),
  '←': above('上左箭头'),
  '↔': above('上双箭头'),
  '⇒': above('上双线箭头'),
};

/** Marks below a part. */
export const MARKS_BELOW: Readonly<Record<string, MarkWords>> = {
  '‾': above('下划线'),
  _: above('下划线'),
  '¯': above('下划线'),
  '―': above('下划线'),
  '̲': above('下划线'),
  '~': above('下波浪线'),
  '⏟': above('下花括号'),
  '⏡': above('下弧'),
  '⎵': above('下方括号'),
  '→': above('下右箭头'),
  '←': above('下左箭头'),
  '↔': above('下双箭头'),
};

/** What a frame or a line of MathML's `menclose` says, in the order in which the words stand. */
export const ENCLOSURES: Readonly<Record<string, MarkWords>> = {
  box: named('方框'),
  roundedbox: named('圆角框'),
  circle: named('圈'),
  updiagonalstrike: named('划去'),
  downdiagonalstrike: named('划去'),
  horizontalstrike: named('划去'),
  verticalstrike: named('划去'),
  top: above('上划线'),
  actuarial: above('上划线'),
  bottom: above('下划线'),
  radical: named('√'),
  longdiv: named('被除数'),
  phasorangle: named('∠'),
  left: named('左边线'),
  right: above('右边线'),
  madruwb: above('右下框'),
};

/** The words of a colour's name. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  red: '红',
  orange: '橙',
  yellow: '黄',
  green: '绿',
  blue: '蓝',
  purple: '紫',
};

/** Words between the parts of a formula. */
export const WORDS = {
  /** 3 and a half. */
  mixed: '又',
  /** From a limit to the other. */
  to: ' 到 ',
  raised: RAISED,
  lowered: LOWERED,
  over: '上方',
  under: '下方',
  bold: '粗体',
  blank: '____',
  column: '竖式',
  rule: '横线',
} as const;

/** Signs that a reader knows by another one. */
export const SIGNS: Readonly<Record<string, string>> = {
  '∣': '|',
  '⋅': '·',
  '∗': '*',
  '⟨': '〈',
  '⟩': '〉',
};

/** Letters of sets. */
export const DOUBLE_STRUCK: Readonly<Record<string, string>> = {
  C: 'ℂ',
  H: 'ℍ',
  N: 'ℕ',
  P: 'ℙ',
  Q: 'ℚ',
  R: 'ℝ',
  Z: 'ℤ',
};

/** The colour in which a command stands that KaTeX does not know; no author has it. */
export const UNKNOWN_COMMAND = 'rgb(192, 0, 1)';
