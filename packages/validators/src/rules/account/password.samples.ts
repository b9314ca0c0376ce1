import { DIGITS, LETTERS, pickCharacters, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { password } from './password.ts';

export const passwordSamples: RuleSamples = {
  rule: password,
  valid: [
    'abc123',
    'ABCDEF',
    '123456',
    'a1b2c3d4e5',
    'aaaaaaaaaaaaaaaaaaaa',
    'Passw0rd',
    '000000',
    '12345678901234567890',
    123456,
  ],
  invalid: [
    'abc12',
    'aaaaaaaaaaaaaaaaaaaaa',
    'abc 123',
    'abc-123',
    '密码123456',
    'abc123!',
    'ａｂｃ１２３',
    ' abc123',
    'abc123 ',
    'abc12😀',
    'abc_123',
    12345,
    -12345,
  ],
  make: (random) => pickCharacters(random, LETTERS + DIGITS, pickInteger(random, 6, 20)),
};
