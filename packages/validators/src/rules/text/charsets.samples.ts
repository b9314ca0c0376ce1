import type { Rule } from '../../rule.ts';
import { DIGITS, HAN, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import * as charsets from './charsets.ts';

/** Texts by the kinds of characters in them: a rule accepts some kinds whole and refuses all others. */
const TEXTS = {
  han: ['王', '张三', '𠮷田', '李四', '欧阳', '〇', '㐀', '中文字符', '学校'],
  letters: ['abc', 'ABC', 'a', 'z', 'Zz', 'hello', 'WORLD', 'q', 'abcXYZ', 'ok'],
  digitsWithout0: ['123', '9', '5', '99999', '31415', '1', '12', '99', '123456789', '777', 7],
  digitsWith0: ['007', '10', '0', '00', '1234567890'],
  hanLetters: ['王a', 'Li李'],
  hanDigits: ['王1', '2024年'],
  lettersDigits: ['a1', 'x9', 'Z0'],
  hanLettersDigits: ['王a1'],
  digitsHyphen: ['-', '--', '1-2', '010-1234', '1-2-3'],
  lettersHyphen: ['a-b', 'A-1'],
  lettersUnderscore: ['_', 'a_b', 'A_1'],
  lettersDot: ['.', 'a.b', 'A.1', '1.5'],
  hanUnderscore: ['王_1'],
  brackets: ['（王）', '王(a)', '【1】'],
  punctuation: ['，', '王，好', 'Hello, world!', ' ', '  ', ' a', 'a ', 'a b', '王 '],
  /** Full-width forms, other alphabets, emoji, invisible characters, and signs that mean something in code. */
  never: [
    '😀',
    '王😀',
    'ａｂｃ',
    '１２３',
    'é',
    'ひ',
    '\u3000',
    '王\u3000李',
    'a\u200bb',
    'a\ufeffb',
    'a\tb',
    'a\nb',
    '<a>',
    'a\\b',
    '王|李',
    'a`b',
    '$5',
    '{a}',
    '^',
    '^a',
  ],
} as const satisfies Record<string, readonly (string | number)[]>;

type Kind = keyof typeof TEXTS;

const DIGIT_KINDS: readonly Kind[] = ['digitsWithout0', 'digitsWith0'];
const ALNUM_KINDS: readonly Kind[] = ['lettersDigits', 'letters', ...DIGIT_KINDS];
const HAN_ALNUM_KINDS: readonly Kind[] = [
  'hanLettersDigits',
  'hanLetters',
  'hanDigits',
  'han',
  ...ALNUM_KINDS,
];
const COMMON_KINDS: readonly Kind[] = [
  'hanUnderscore',
  'lettersHyphen',
  'lettersUnderscore',
  'digitsHyphen',
  ...HAN_ALNUM_KINDS,
];

export const charsetsSamples: readonly RuleSamples[] = [
  {
    rule: charsets.noWhitespace,
    valid: ['a', '王', '123', 'a-b', '😀', '<a>', '，', 'a.b', '１２'],
    invalid: [' ', '  ', '\u3000', 'a b', ' a', 'a ', '王\u3000李', 'a\tb', 'a\nb', 'a\ufeffb', '😀 '],
    make: (random) => pickCharacters(random, HAN + LETTERS, 8),
  },
  samplesOfKinds(charsets.chineseOnly, ['han'], HAN),
  samplesOfKinds(charsets.englishOnly, ['letters'], LETTERS),
  samplesOfKinds(charsets.digits0to9, DIGIT_KINDS, DIGITS),
  samplesOfKinds(charsets.digits1to9, ['digitsWithout0'], '123456789'),
  samplesOfKinds(charsets.chineseEnglish, ['hanLetters', 'han', 'letters'], HAN + LETTERS),
  samplesOfKinds(charsets.chineseDigits, ['hanDigits', 'han', ...DIGIT_KINDS], HAN + DIGITS),
  samplesOfKinds(charsets.englishDigits, ALNUM_KINDS, LETTERS + DIGITS),
  samplesOfKinds(charsets.chineseEnglishDigits, HAN_ALNUM_KINDS, HAN + LETTERS + DIGITS),
  samplesOfKinds(
    charsets.alnumHyphen,
    ['lettersHyphen', 'digitsHyphen', ...ALNUM_KINDS],
    `${LETTERS}${DIGITS}-`,
  ),
  samplesOfKinds(charsets.alnumUnderscore, ['lettersUnderscore', ...ALNUM_KINDS], `${LETTERS}${DIGITS}_`),
  samplesOfKinds(charsets.alnumDot, ['lettersDot', ...ALNUM_KINDS], `${LETTERS}${DIGITS}.`),
  samplesOfKinds(charsets.digitsHyphen, ['digitsHyphen', ...DIGIT_KINDS], `${DIGITS}-`),
  samplesOfKinds(charsets.commonCharacters, COMMON_KINDS, `${HAN}${LETTERS}${DIGITS}_-`),
  samplesOfKinds(
    charsets.commonCharactersWithBrackets,
    ['brackets', ...COMMON_KINDS],
    `${HAN}${LETTERS}${DIGITS}_-()（）【】《》[]`,
  ),
  samplesOfKinds(
    charsets.commonCharactersWithPunctuation,
    ['punctuation', 'brackets', 'lettersDot', ...COMMON_KINDS],
    `${HAN}${LETTERS}${DIGITS} ()（）【】《》[]!"#%&'*+,-./:;=?@_~，。、：；？！“”‘’…—·～`,
  ),
];

/** The rule accepts each text of its kinds, refuses each text of the others, and accepts any text of its alphabet. */
function samplesOfKinds(rule: Rule, kinds: readonly Kind[], alphabet: string): RuleSamples {
  const allKinds = Object.keys(TEXTS) as Kind[];
  return {
    rule,
    valid: kinds.flatMap(getTexts),
    invalid: allKinds.filter((kind) => !kinds.includes(kind)).flatMap(getTexts),
    make: (random) => pickCharacters(random, alphabet, 8),
  };
}

function getTexts(kind: Kind): readonly (string | number)[] {
  return TEXTS[kind];
}
