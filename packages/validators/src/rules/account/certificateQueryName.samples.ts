import { HAN, pickCharacters, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { certificateQueryName } from './certificateQueryName.ts';

export const certificateQueryNameSamples: RuleSamples = {
  rule: certificateQueryName,
  valid: [
    '张三',
    '欧阳娜娜',
    '阿卜杜拉·买买提',
    'J.Smith',
    'Zhang',
    '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷',
    '张三李四王五赵六',
    '李',
  ],
  invalid: [
    '张三李四王五赵六七',
    'Zhangsanfeng',
    '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷',
    '张 三',
    '张三1',
    '123',
    '·张三',
    ' 张三',
    '张三 ',
    'ｚｈａｎｇ',
    '张三😀',
    7,
  ],
  make: (random) => pickCharacters(random, HAN, pickInteger(random, 2, 4)),
};
