import { pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { mobileOrEmail } from './mobileOrEmail.ts';

export const mobileOrEmailSamples: RuleSamples = {
  rule: mobileOrEmail,
  valid: [
    '13800138000',
    '19912345678',
    'a@b.cn',
    '123456@qq.com',
    'zhang.san@example.com',
    '13800138000@139.com',
    '11111111111',
    13800138000,
  ],
  invalid: [
    '1380013800',
    'user@localhost',
    'zhangsan',
    '@example.com',
    '+8613800138000',
    '13800138000 ',
    ' a@b.cn',
    '１３８００１３８０００',
    'user＠example.com',
    '1',
    '😀',
    '13800138000;a@b.cn',
  ],
  strictlyInvalid: ['11111111111'],
  make: (random) => (random() < 0.5 ? `15${pickDigits(random, 9)}` : `${pickDigits(random, 9)}@qq.com`),
};
