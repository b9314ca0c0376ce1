import { HAN, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { companyName } from './companyName.ts';

export const companyNameSamples: RuleSamples = {
  rule: companyName,
  valid: [
    '金蝶软件（中国）有限公司',
    'Kingdee Software (China) Co., Ltd.',
    '58同城',
    'AT&T',
    '上海阿里·云',
    '3M 中国',
    '𠮷林电子厂',
    '一二',
    "Levi's",
  ],
  invalid: [
    '一',
    '123',
    '（）',
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ' 金蝶',
    '金蝶 ',
    '金蝶<script>',
    '金蝶@中国',
    '金蝶\n中国',
    'ＡＢＣ公司',
    '金蝶😀',
    '..',
    12,
  ],
  make: (random) => `${pickCharacters(random, HAN, 4)}教育科技有限公司`,
};
