import { expect, test } from 'vitest';
import { durationParts, formatServerDuration } from './durationParts.ts';

test.each([
  ['36小时20分', '36 小时 20 分'],
  ['5 小时 48 分钟', '5 小时 48 分钟'],
  ['1天2小时3分4秒', '1 天 2 小时'],
  ['0分', '0 分'],
  ['36:20', '36:20 '],
  ['暂无', '暂无 '],
])('%s is read as %s', (text, read) => {
  expect(
    durationParts(text)
      .map(({ figure, unit }) => `${figure} ${unit}`)
      .join(' '),
  ).toBe(read);
});

test.each([
  [130_800_000, '36小时20分'],
  [59 * 60_000, '59分'],
  [0, '0分'],
  [-5, '0分'],
])('%d ms are %s', (milliseconds, text) => {
  expect(formatServerDuration(milliseconds)).toBe(text);
});
