import { isBlankText } from '../isBlankText.ts';
import { decodeEntities } from '../words/decodeEntities.ts';

/** A row of the normal form: what is written in its place, and why that makes no answer another one. */
type Fold = [pattern: RegExp, write: (found: string) => string, reason: string];

const as = (sign: string) => () => sign;
const compose = (found: string): string => found.normalize('NFKC');

/** In this order. Small and capital letters stay: mM and MM, pH and PH differ. */
const FOLDS: readonly Fold[] = [
  [
    /\p{Default_Ignorable_Code_Point}/gu,
    as(''),
    'Nobody sees it: zero-width spaces of copied text, marks of direction.',
  ],
  [/\p{Zs}|\s/gu, as(' '), 'A no-break space, a full-width one and a line break are seen as a space.'],
  [/[\uFF00-\uFFEF]/g, compose, 'Full-width and half-width signs come from the state of a keyboard.'],
  [
    /[\u3300-\u33FF℃℉Å\u00B5\u2160-\u217F]/g,
    compose,
    'A character for a unit or a Roman number: ㎎, ℃, µ, Ⅲ.',
  ],
  [/[‘’‚‛′ʼ`´]/g, as("'"), 'A phone writes another apostrophe than a computer.'],
  [/[“”„‟″「」『』]/g, as('"'), 'The same for quotes, which also differ by country.'],
  [/[‐‑‒–—―−﹣─]+/g, as('-'), 'Hyphens, dashes and the minus look alike; a Chinese dash is two of them.'],
  [/[⁄∕]/g, as('/'), 'The strokes of fractions.'],
  [/。/g, as('.'), 'One key of a Chinese keyboard.'],
  [/【/g, as('['), 'The same.'],
  [/】/g, as(']'), 'The same.'],
  [/[∙⋅・•]/g, as('·'), 'Points in the middle of a line.'],
  [/ +/g, as(' '), 'Nobody counts spaces.'],
  [
    /(?<![A-Za-z\d]) | (?![A-Za-z\d])/g,
    as(''),
    'Beside a Chinese character or a sign a space is typography.',
  ],
  [/(?<=\d) (?=[A-Za-z])|(?<=[A-Za-z]) (?=\d)/g, as(''), 'Between a number and its unit too: 5 mg, 5mg.'],
];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const PLAIN = '0123456789+-=()ni';

/** Characters that are raised or lowered, as a student without them types them: 10^3, H_2O. */
const script = (letters: string, sign: string) => (found: string) =>
  sign + Array.from(found, (letter) => PLAIN[letters.indexOf(letter)]).join('');

const writeScripts = (text: string): string =>
  text
    .replaceAll(new RegExp(`[${RAISED}]+`, 'g'), script(RAISED, '^'))
    .replaceAll(new RegExp(`[${LOWERED}]+`, 'g'), script(LOWERED, '_'));

const fold = (text: string): string =>
  FOLDS.reduce(
    (folded, [pattern, write]) => folded.replaceAll(pattern, write),
    writeScripts(text.normalize('NFC')),
  );

/** Raised and lowered letters of HTML, and lines, before its tags go. */
const SCRIPT_TAGS: readonly [RegExp, string][] = [
  [/<sup\b[^<>]*>/gi, '^'],
  [/<sub\b[^<>]*>/gi, '_'],
  [/<(?:br|\/?(?:p|div|li|tr))\b[^<>]*>/gi, '\n'],
  [/<\/?[a-z!][^<>]*>/gi, ''],
];

const readHtml = (html: string): string =>
  decodeEntities(SCRIPT_TAGS.reduce((text, [tag, written]) => text.replaceAll(tag, written), html));

/** A text as it is written, and as a reader of its HTML sees it; what is only markup is nothing to compare with. */
function readings(text: string): string[] {
  const seen = fold(readHtml(text));
  const written = fold(text);
  return isBlankText(seen) && !isBlankText(written) ? [written] : [written, seen];
}

/** Without the signs of raised and lowered letters. After a digit the sign stays: 10³ is not 103. */
const dropScripts = (text: string): string => text.replaceAll(/_|(?<!\d)\^/g, '');

/**
 * Whether a written answer says what its key says, in one normal form of both. Editors keep keys as HTML. A letter that one
 * side raises or lowers may stand plain on the other: H2O for H₂O, but x² is not x₂.
 */
export function isSameText(one: string, other: string): boolean {
  const others = new Set(readings(other));
  const plainOthers = new Set(Array.from(others, dropScripts));
  return readings(one).some(
    (text) => others.has(text) || others.has(dropScripts(text)) || plainOthers.has(text),
  );
}
