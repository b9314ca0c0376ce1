import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberCorrection } from './numberCorrection.ts';

test.each([
  ['Ｓ０００033010026263002419', 'S000033010026263002419', ['全角字符']],
  ['S00003301 0026263 002419', 'S000033010026263002419', ['空格']],
  ['S00003301\u200b0026263002419', 'S000033010026263002419', ['空格']],
  ['Ｓ000033010026　263002419', 'S000033010026263002419', ['全角字符', '空格']],
  ['S000O33010026263002419', 'S000033010026263002419', ['字母 O（像数字 0）']],
  ['S0000330100262630024o', 'S00003301002626300240', ['字母 O（像数字 0）']],
  ['S0000330l0026263002419', 'S000033010026263002419', ['字母 I 或 l（像数字 1）']],
  ['YF2026083OO37', 'YF20260830037', ['字母 O（像数字 0）']],
  ['YF2026O8I2', 'YF20260812', ['字母 O（像数字 0）', '字母 I 或 l（像数字 1）']],
  ['S0OIO1', 'S00101', ['字母 O（像数字 0）', '字母 I 或 l（像数字 1）']],
])('%s is corrected to %s', (typed, number, findings) => {
  expect(numberCorrection(typed)).toEqual({ number, findings });
});

test.each([
  'S000033010026263002419',
  '  S000033010026263002419 ',
  'KD2026FIN000318',
  'OI2026-001',
  'NO.2026',
  '',
])('%j gets no suggestion', (typed) => {
  expect(numberCorrection(typed)).toBeNull();
});

test('a corrected number gets no further suggestion', () => {
  // All letters, digits and spaces that the rules treat specially, in any order.
  const letters = fc.constantFrom(...Array.from('S0189OoIl|　 ＳＯ１\u200b-'));
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 24 }), (typed) => {
      const corrected = numberCorrection(typed)?.number ?? '';
      expect(numberCorrection(corrected)).toBeNull();
    }),
  );
});
