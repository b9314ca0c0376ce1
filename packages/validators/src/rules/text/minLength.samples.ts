import { HAN, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { minLength } from './minLength.ts';

export const minLengthSamples: readonly RuleSamples[] = [
  {
    rule: minLength(6),
    call: 'minLength(6)',
    valid: [
      '123456',
      '1234567',
      '张三李四王五',
      '𠮷𠮷𠮷𠮷𠮷𠮷',
      'a b c d',
      '\n\n\n\n\n\n',
      '      ',
      '长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长长',
      123456,
    ],
    invalid: ['1', '12345', '张三李四王', '𠮷𠮷𠮷𠮷𠮷', '😀😀😀', '     ', '１２３４５', 'a\nb', 12345],
    make: (random) => pickCharacters(random, HAN + LETTERS, 8),
  },
];
