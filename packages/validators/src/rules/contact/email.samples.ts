import { pickDigits, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { email } from './email.ts';

export const emailSamples: RuleSamples = {
  rule: email,
  valid: [
    'a@b.cn',
    'zhang.san@example.com',
    'user+tag@mail.example.com.cn',
    '123456@qq.com',
    'first_last@sub-domain.example.org',
    "o'brien@example.ie",
    'x@xn--fiqs8s.xn--fiqs8s',
    'A.B@EXAMPLE.COM',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com',
    '!#$%&*/=?^`{|}~-@example.com',
  ],
  invalid: [
    'plain',
    '@example.com',
    'user@',
    'user@localhost',
    'user@@example.com',
    'user@example..com',
    '.user@example.com',
    'user.@example.com',
    'us..er@example.com',
    'user@-example.com',
    'user@example-.com',
    'user@example.c',
    'user name@example.com',
    ' user@example.com',
    'user@example.com ',
    '用户@example.com',
    'user＠example.com',
    'user@exam_ple.com',
    '😀@example.com',
    'user@example.com,b@example.com',
    'user@1.2.3.4',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@example.com',
    'user@example.com\n',
  ],
  make: (random) =>
    `${pickCharacters(random, LETTERS, 6)}.${pickDigits(random, 3)}@${pickCharacters(random, LETTERS, 5)}-${pickDigits(random, 2)}.com`,
};
