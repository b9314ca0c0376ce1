import { expect, it } from 'vitest';
import { wrapLines, wrapSentences } from './wrapLines.ts';

/** Every character is one wide. */
const wrap = (text: string, width: number, lines: number) =>
  wrapLines(text, { width, lines, measure: (part) => Array.from(part).length });

const wrapWhole = (text: string, width: number) =>
  wrapSentences(text, { width, lines: 2, measure: (part) => Array.from(part).length });

it('loses whole sentences that do not fit, and never the first', () => {
  const text = '机考室通过省级复核。新增四十个机位。报名的人可以选离家近的考点。';
  expect(wrapWhole(text, 10)).toEqual(['机考室通过省级复核。', '新增四十个机位。']);
  expect(wrapWhole(text, 40)).toEqual([text]);
  expect(wrapWhole(text, 4).at(-1)).toMatch(/…$/);
  expect(wrapWhole('没有句号的一段话', 10)).toEqual(['没有句号的一段话']);
});

it('breaks between phrases, never inside a figure with its unit', () => {
  expect(wrap('养老护理员培训含实训48课时', 13, 3)).toEqual(['养老护理员培训含实训', '48 课时']);
});

it.each([
  [
    '养老护理员（三级）考评全程班：理论、实操与三次模拟',
    14,
    ['养老护理员（三级）', '考评全程班：', '理论、实操与三次模拟'],
  ],
  ['补贴新规落地：持证三级最高可领 1,500 元', 16, ['补贴新规落地：', '持证三级最高可领 1,500 元']],
  [
    '职业技能等级证书，浙江省人力资源和社会保障厅发证',
    18,
    ['职业技能等级证书，', '浙江省人力资源和社会保障厅发证'],
  ],
])('%s breaks behind its marks', (text, width, lines) => {
  expect(wrap(text, width, 3)).toEqual(lines);
});

it('cuts the last line with an ellipsis that fits', () => {
  const lines = wrap('养老护理员考评全程班：理论、实操与三次模拟', 8, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(lines.every((line) => Array.from(line).length <= 8)).toBe(true);
});

it('breaks a word that is wider than a line', () => {
  expect(wrap('Kubernetes', 4, 3)).toEqual(['Kub', 'ern', 'etes']);
});
