import { HAN, pickCharacters, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { name } from './name.ts';

export const nameSamples: RuleSamples = {
  rule: name,
  valid: [
    '张三',
    '欧阳娜娜',
    '阿卜杜拉·买买提',
    'Zhang',
    'J.Smith',
    '张San',
    '𠮷田',
    '㛃',
    '〇',
    'Smith.Jr.',
    '买买提.艾力',
    '李',
  ],
  invalid: [
    '张 三',
    '张三1',
    '123',
    '·张三',
    '张三·',
    '.张三',
    '张··三',
    'Zhang San',
    '张三！',
    '张三😀',
    'ｚｈａｎｇ',
    ' 张三',
    '张三 ',
    '张三\u3000',
    '<张三>',
    '张·.三',
    'ひらがな',
    'Łukasz',
    7,
  ],
  make: (random) => pickCharacters(random, HAN, pickInteger(random, 2, 4)),
};
