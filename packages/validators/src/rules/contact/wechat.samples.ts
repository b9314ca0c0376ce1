import { DIGITS, LETTERS, pickCharacter, pickCharacters, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { wechat } from './wechat.ts';

export const wechatSamples: RuleSamples = {
  rule: wechat,
  valid: [
    'abcdef',
    'zhang_san',
    'Zhang-San-2024',
    'a12345',
    'a_____',
    'a-----',
    'ABCDEFGHIJKLMNOPQRST',
    'wxid_0123456789abcde',
  ],
  invalid: [
    'abcde',
    '1abcdef',
    '_abcdef',
    '-abcdef',
    'ABCDEFGHIJKLMNOPQRSTU',
    'zhang san',
    'zhang.san',
    '张三abcdef',
    'ａbcdef',
    ' abcdef',
    'abcdef ',
    'abcde😀',
    123456,
  ],
  make: (random) =>
    `${pickCharacter(random, LETTERS)}${pickCharacters(random, LETTERS + DIGITS, pickInteger(random, 5, 19))}`,
};
