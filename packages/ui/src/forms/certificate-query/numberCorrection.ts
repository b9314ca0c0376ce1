/** A suggested correction of a typed certificate number. */
export interface NumberCorrection {
  /** The number that was probably meant. */
  number: string;
  /** The likely errors, in words. */
  findings: string[];
}

/** White space of any script, and zero-width characters. */
const SPACES = /[\s\u200b-\u200d\u2060\ufeff]+/g;
/** Letters between digits or after the last digit, but not at the beginning of a word, as in KD2026FIN. */
const LETTERS_AMONG_DIGITS = /(\d)([OoIl|]+)(?=\d|$)/g;

/** Suggests a correction of likely typing errors in a certificate number, or null. The visitor decides whether to use it. */
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
