import { expect, test } from 'vitest';
import { spaceHan } from './spaceHan.ts';

test.each([
  ['2026年6月18日', '2026 年 6 月 18 日'],
  ['2026 秋季 3 班', '2026 秋季 3 班'],
  ['实训楼302', '实训楼 302'],
  ['通过率91.4%，下载APP', '通过率 91.4%，下载 APP'],
  ['体温37℃以下', '体温 37℃ 以下'],
  ['第一章：基础（二）', '第一章：基础（二）'],
  ['', ''],
])('%s is written %s', (text, spaced) => {
  expect(spaceHan(text)).toBe(spaced);
  expect(spaceHan(spaced)).toBe(spaced);
});
