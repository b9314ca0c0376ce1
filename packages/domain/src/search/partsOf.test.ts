import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './partsOf.ts';

const CERTIFICATE = '育婴员（四级）职业技能等级证书';

test.each([
  ['育婴员证书', CERTIFICATE, ['育婴员', '证书']],
  ['证书育婴员', CERTIFICATE, ['证书', '育婴员']],
  ['四级育婴员', CERTIFICATE, ['四级', '育婴员']],
  ['育婴员（四级）证书', CERTIFICATE, ['育婴员', '四级', '证书']],
  ['2026秋季3班', '养老护理员 2026 秋季 3班', ['2026', '秋季', '3班']],
  ['braden评分', '评分表：braden', ['braden', '评分']],
  // A longest first part would leave one character.
  ['甲乙丙丁', '甲乙丙，丙丁', ['甲乙', '丙丁']],
  ['育婴员好证书', CERTIFICATE, null],
  ['育婴书', CERTIFICATE, null],
  ['b证书', `b ${CERTIFICATE}`, null],
  // The whole word has no parts.
  ['证书', CERTIFICATE, null],
  ['（）', '（）', null],
  ['', CERTIFICATE, null],
])('%s in %s is %j', (word, text, parts) => {
  expect(partsOf(word)(text)).toEqual(parts);
});

const han = fc.constantFrom(...Array.from('养老护理员压疮预防证书四级'));
const word = fc.array(han, { minLength: 2, maxLength: 6 }).map((characters) => characters.join(''));
const texts = fc.array(word, { minLength: 1, maxLength: 5 });

test('words that a text has are found in any order, whatever stands between them', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(), { minLength: 2, maxLength: 4 }), (words, picks) => {
      const asked = picks.map((pick) => words[pick % words.length]).join('');
      expect(partsOf(asked)(words.join('，'))?.join('')).toBe(asked);
    }),
  );
});

test('what is found makes up the word, and the text has each of it', () => {
  fc.assert(
    fc.property(word, texts, (asked, words) => {
      const text = words.join('，');
      const parts = partsOf(asked)(text);
      if (parts === null) return;
      expect(parts.join('')).toBe(asked);
      for (const part of parts) expect(text).toContain(part);
    }),
  );
});
