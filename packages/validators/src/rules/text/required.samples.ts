import { HAN, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { required } from './required.ts';

export const requiredSamples: readonly RuleSamples[] = [
  {
    rule: required('请输入姓名'),
    call: "required('请输入姓名')",
    valid: ['a', '王', ' a ', '0', '😀', 'false', 'null', '\u3000王\u3000', 0, 1],
    invalid: ['', ' ', '\u3000', '\u200b', '\u0000', '	', '\n', '   \n  ', '\ufeff', '\u3000 	'],
    make: (random) => pickCharacters(random, HAN, 4),
  },
];
