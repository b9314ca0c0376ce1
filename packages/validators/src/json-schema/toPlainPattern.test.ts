import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ruleCatalogue } from '../samples/ruleCatalogue.ts';
import { toPlainPattern } from './toPlainPattern.ts';

test.each([
  [/^[a-c]x\d$/i, '^[a-cA-C][xX]\\d$'],
  [/^https?:\/\/\S*$/iu, '^[hH][tT][tT][pP][sS\u017F]?:\\/\\/\\S*$'],
  [/^[\p{sc=Han}j-l]$/iu, '^[\\p{sc=Han}j-lJ-L\u212A]$'],
  [/^.[.]$/su, '^[\\s\\S][.]$'],
  [/^(?:a-b)(?<!c)$/i, '^(?:[aA]-[bB])(?<![cC])$'],
  [/^(?:[A-Z]\d)+$/, '^(?:[A-Z]\\d)+$'],
])('%s is %s', (pattern, plain) => {
  expect(toPlainPattern(pattern)).toBe(plain);
});

const CHARACTERS = Array.from('aAkKsSxXzZ019.-_@:/ 中𠮷·\u017F\u212A\n');

test('it means the same as the pattern of each rule', () => {
  const texts = string({ unit: constantFrom(...CHARACTERS), maxLength: 6 });
  for (const { rule } of ruleCatalogue) {
    const { pattern } = rule.options;
    const plain = new RegExp(toPlainPattern(pattern), 'u');
    assert(property(texts, (text) => plain.test(text) === pattern.test(text)));
  }
});
