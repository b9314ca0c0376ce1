import type { Cleaning, Rule } from './rule.ts';

type Cleaner = (text: string) => string;

/**
 * Characters that nobody sees: controls, bidi marks (a number copied from contacts carries them), zero-width characters, soft
 * hyphens, fillers and variation selectors.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** The same but for line ends, tabs, and what joins the parts of an emoji or of a word. */
const INVISIBLE_IN_TEXT =
  /(?!\n|\t|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** All that is typed for a hyphen: hyphens and dashes of Unicode, the minus sign. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** All that is typed for the dot of a name: · • ‧ ・ ･ ∙ ⋅ ． */
const MIDDLE_DOTS = /[\u00b7\u0387\u2022\u2027\u30fb\uff65\u2219\u22c5\uff0e]/;
/** Radicals and copies of Han characters that look like the character itself; texts copied from a PDF hold them. */
const RADICALS = /[\u2e80-\u2fdf\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu;
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;

/** Characters that GB 18030 had no code for, at the places where fonts had them before: 䶮 in names above all. */
const PRIVATE: Readonly<Record<string, string>> = {
  '\ue81e': '\u9fb4',
  '\ue826': '\u9fb5',
  '\ue82b': '\u9fb6',
  '\ue82c': '\u9fb7',
  '\ue832': '\u9fb8',
  '\ue843': '\u9fb9',
  '\ue854': '\u9fba',
  '\ue863': '\u4dae',
  '\ue864': '\u9fbb',
};

const toPlain = (character: string) => character.normalize('NFKC');
/** A Braille cell without a dot is no space, and nobody sees it. */
const isVisible = (text: string) => text.replace(INVISIBLE, '').replaceAll('\u2800', '').trim() !== '';

const compact: Cleaner = (text) =>
  text.replace(INVISIBLE, '').normalize('NFKC').replace(/\s/g, '').replace(HYPHENS, '-').normalize('NFC');

const digits: Cleaner = (text) => compact(text).replaceAll('-', '');

/** 138.5714.6209: dots stand between the digits of a mobile alone. */
const withoutDots: Cleaner = (text) => {
  const plain = text.replaceAll(/[.\u00b7]/g, '');
  return /^(?:\+?86|0086)?1\d{10}$/.test(plain) ? plain : text;
};

const mobile: Cleaner = (text) =>
  withoutDots(digits(text).replaceAll(/[()]/g, '')).replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '');

/**
 * (010)62345678, 010 6234 5678, +86 10 62345678 and 01062345678 are 010-62345678: only Beijing and the largest cities (02x) have
 * area codes of three digits. An extension, 400 and what has no area code stay, for the rule to refuse.
 */
const landline: Cleaner = (text) => {
  const plain = compact(text);
  const joined = plain.replaceAll(/[()-]/g, '').replace(/^(?:\+86|0086)0?(?=[1-9]\d{9,10}$)/, '0');
  const [, area, local] = /^(01\d|02\d|0[3-9]\d\d)(\d{7,8})$/.exec(joined) ?? [];
  // Of what is written with a hyphen in its place, the place counts.
  return area && local && !/^0\d{2,3}-\d+$/.test(plain) && (plain.match(/-/g)?.length ?? 0) < 3
    ? `${area}-${local}`
    : plain;
};

const freeText: Cleaner = (text) =>
  isVisible(text) ? text.replace(/\r\n?/g, '\n').replace(INVISIBLE_IN_TEXT, '').trim() : '';

const CLEANERS: Readonly<Record<Cleaning, Cleaner>> = {
  mobile,
  phone: (text) => (/^1\d{10}$/.test(mobile(text)) ? mobile(text) : landline(text)),
  landline,
  digits,
  code: digits,
  compact,
  // Plates have a dot after the city's letter.
  id: (text) =>
    digits(text)
      .replaceAll(/[\u00b7\u2022]/g, '')
      .replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  name: (text) =>
    text
      .replace(INVISIBLE, '')
      .split(MIDDLE_DOTS)
      .map((part) => part.trim())
      .join('·')
      .replace(FULL_WIDTH, toPlain)
      .replace(HYPHENS, '-')
      .replace(RADICALS, toPlain)
      .replace(/[\ue81e-\ue864]/g, (character) => PRIVATE[character] ?? character)
      .replace(/(?<=\p{sc=Han})\.(?=\p{sc=Han})/gu, '·')
      .replace(/(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  url: (text) => text.replace(INVISIBLE, '').replace(FULL_WIDTH, toPlain).replace(/\s/g, ''),
  line: (text) => freeText(text).replace(/\s+/g, ' '),
  text: freeText,
  exact: (text) => text,
};

/**
 * What typed or pasted text becomes before it is counted, checked by a rule and sent: half-width and without invisible
 * characters, spaces, hyphens or a country code where the rule has none of them. `normalise(mobile)('+86 138-0013-8000')` is
 * '13800138000'. What cannot be understood stays, so that the rule refuses it.
 */
export const normalise = (rule: Rule): Cleaner => CLEANERS[rule.options.clean];

/** The words before the code in a message. */
const CODE_WORD = /(?:码|code|pin)\D{0,12}$/i;

/**
 * The code of `length` digits in what was typed, pasted or filled in: without the message around it, and once where a keyboard
 * filled it in twice. A text without such a code stays, for the form to say what is wrong with it.
 */
export function findCode(text: string, length: number): string {
  const plain = digits(text);
  if (/^\d*$/.test(plain)) {
    const first = plain.slice(0, length);
    return plain === first + first ? first : plain;
  }
  const message = text.replace(INVISIBLE, '').normalize('NFKC').replace(HYPHENS, '-');
  const codes = [
    ...message.matchAll(new RegExp(`(?<!\\d|\\d[ -])\\d(?:[ -]?\\d){${length - 1}}(?![ -]?\\d)`, 'g')),
  ];
  const named = codes.find(({ index }) => CODE_WORD.test(message.slice(0, index)));
  return digits((named ?? codes[0] ?? [plain])[0]);
}
