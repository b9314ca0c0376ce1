import { HAN, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { maxLength } from './maxLength.ts';

export const maxLengthSamples: readonly RuleSamples[] = [
  {
    rule: maxLength(8),
    call: 'maxLength(8)',
    valid: [
      'a',
      '12345678',
      '张三李四王五赵六',
      '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷',
      '😀😀',
      'a b',
      '\n\n',
      '        ',
      12345678,
    ],
    invalid: [
      '123456789',
      '张三李四王五赵六七',
      '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷',
      '1234567\n9',
      '         ',
      'abcdefghi',
      '１２３４５６７８９',
      '+8613800138000',
      '长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长',
      123456789,
    ],
    make: (random) => pickCharacters(random, HAN + LETTERS, 8),
  },
];
