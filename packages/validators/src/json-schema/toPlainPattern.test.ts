import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ruleCatalogue } from '../samples/ruleCatalogue.ts';
import { toPlainPattern } from './toPlainPattern.ts';

const END = '$(?![\\s\\S])';
const SPACES = '\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF';

test.each([
  [/^[a-c]x\d$/i, `^[a-cA-C][xX][0-9]${END}`],
  [/^[\w-]\D\.[.$]/, '^[A-Za-z0-9_-][^0-9]\\.[.$]'],
  [/^\w$/iu, `^[A-Za-z0-9_\\u212A\\u017F]${END}`],
  [/^[^<\p{Cc}]/u, '^[^<\\u0000-\\u001F\\u007F-\\u009F]'],
  [/^.a/, '^[^\\n\\r\\u2028\\u2029]a'],
  [/^https?:\/\/\S*$/iu, `^[hH][tT][tT][pP][sS\\u017F]?:\\/\\/[^${SPACES}]*${END}`],
  [/^[\p{sc=Han}j-l]$/iu, `^[\\p{sc=Han}j-lJ-L\\u212A]${END}`],
  [/^.[.]$/su, `^[\\s\\S][.]${END}`],
  [/^(?:a-b)(?<!c)$/i, `^(?:[aA]-[bB])(?<![cC])${END}`],
  [/^(?:[A-Z]\d)+$/, `^(?:[A-Z][0-9])+${END}`],
])('%s is %s', (pattern, plain) => {
  expect(toPlainPattern(pattern)).toBe(plain);
});

const CHARACTERS = Array.from('aAkKsSxXzZ019.-_@:/ 中𠮷·１é\u017F\u212A\u00A0\u0085\u2028\u200B\uFEFF\r\n');

test('it means the same as the pattern of each rule', () => {
  const texts = string({ unit: constantFrom(...CHARACTERS), maxLength: 6 });
  for (const { rule } of ruleCatalogue) {
    const { pattern } = rule.options;
    const plain = new RegExp(toPlainPattern(pattern), 'u');
    assert(property(texts, (text) => plain.test(text) === pattern.test(text)));
  }
});
