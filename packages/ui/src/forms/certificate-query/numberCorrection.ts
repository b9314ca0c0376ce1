/** What may be wrong with a typed certificate number. */
export interface NumberCorrection {
  /** The number as it was probably meant. */
  number: string;
  /** What was found, in words. */
  findings: string[];
}

/** White space, also of other scripts, and marks that take no room. */
const SPACES = /[\s\u200b-\u200d\u2060\ufeff]+/g;
/** Letters among digits, or after the last of them; a letter that begins a word, as in KD2026FIN, is left alone. */
const LETTERS_AMONG_DIGITS = /(\d)([OoIl|]+)(?=\d|$)/g;

/**
 * Points out what is easily typed wrong in a certificate number; null when nothing is. It only proposes: which number
 * is asked for is the visitor's to say.
 */
export function numberCorrection(typed: string): NumberCorrection | null {
  const text = typed.trim();
  const halfWidth = text.normalize('NFKC');
  const joined = halfWidth.replace(SPACES, '');
  let letters = '';
  const number = joined.replace(LETTERS_AMONG_DIGITS, (_all, digit: string, found: string) => {
    letters += found;
    return digit + found.replace(/o/gi, '0').replace(/[Il|]/g, '1');
  });
  if (number === text) return null;
  return {
    number,
    findings: [
      ...(/[\uff01-\uff5e]/.test(text) ? ['全角字符'] : []),
      ...(joined === halfWidth ? [] : ['空格']),
      ...(/o/i.test(letters) ? ['字母 O（像数字 0）'] : []),
      ...(/[Il|]/.test(letters) ? ['字母 I 或 l（像数字 1）'] : []),
    ],
  };
}
