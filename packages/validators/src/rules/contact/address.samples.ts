import { pickDigits, HAN, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { address } from './address.ts';

export const addressSamples: RuleSamples = {
  rule: address,
  valid: [
    '北京市海淀区中关村大街1号',
    '广东省深圳市南山区科技园（南区）2栋3-401室',
    'No. 1, Zhongguancun Street',
    '上海',
    '香港特別行政區中環１號',
    '新疆 乌鲁木齐 天山区',
    '𠮷林路5號',
    '路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路',
  ],
  invalid: [
    '路',
    '  ',
    '\u3000\u3000',
    '北京<b>',
    '北京\n海淀',
    '北京	海淀',
    '>',
    'ab',
    '路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路路',
    ' 路',
    '<script>alert(1)</script>',
    7,
  ],
  make: (random) =>
    `${pickCharacters(random, HAN, 3)}市${pickCharacters(random, HAN, 4)}路${pickDigits(random, 3)}号`,
};
