/**
 * A group's beginning, an escape, a bracket of a class, a range of letters, a letter, a dot, an end: what means something
 * else with a flag or in another language, and what hides it.
 */
const TOKEN = /\(\?<?[=!:]|\\[pP]\{[^}]*\}|\\.|[[\]]|([a-z])-([a-z])|[a-z]|[.$]/gi;

/** Letters that a pattern with the flags i and u also takes for an ASCII letter. */
const ALSO: Readonly<Record<string, string>> = { k: '\\u212A', s: '\\u017F' };

/** What the escapes mean in JavaScript, as the inside of a class: other languages take other digits, letters and spaces. */
const CLASSES: Readonly<Record<string, string>> = {
  '\\d': '0-9',
  '\\w': 'A-Za-z0-9_',
  '\\s': '\\t\\n\\u000B\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF',
  '\\p{Cc}': '\\u0000-\\u001F\\u007F-\\u009F',
};

const LINE_ENDS = '\\n\\r\\u2028\\u2029';

/** Elsewhere `$` is also before a line end that ends the text: nothing may follow. */
const END = '$(?![\\s\\S])';

/**
 * A pattern as a text that means the same without the flags i and s, and in other languages: JSON Schema has the flag u
 * alone, and its validators have the regular expressions of their language.
 */
export function toPlainPattern({ source, ignoreCase, dotAll, unicode }: RegExp): string {
  let isInClass = false;

  return source.replace(TOKEN, (token, from: string | undefined, to: string | undefined) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    if (token.length < 2 && !/[a-z]/i.test(token)) return isInClass ? token : plainSign(token);
    if (token.startsWith('\\')) return plainEscape(token);
    if (!ignoreCase || !/^[a-z]/i.test(token)) return token;
    if (from !== undefined && to !== undefined && isInClass) return inBothCases(from, to);
    // Outside of a class, and with a hyphen between them, two letters are not a range.
    return token.replace(/[a-z]/gi, (letter) =>
      isInClass ? inBothCases(letter, letter) : `[${inBothCases(letter, letter)}]`,
    );
  });

  function plainSign(sign: string): string {
    if (sign === '$') return END;
    if (sign !== '.') return sign;
    return dotAll ? '[\\s\\S]' : `[^${LINE_ENDS}]`;
  }

  function plainEscape(escape: string): string {
    const isNegated = /^\\[DWSP]/.test(escape);
    const inner = CLASSES[isNegated ? escape.replace(/[DWSP]/, (letter) => letter.toLowerCase()) : escape];
    // A negated escape in a class is no class of its own.
    if (inner === undefined || (isNegated && isInClass)) return escape;
    const also = ignoreCase && unicode && inner === CLASSES['\\w'] ? Object.values(ALSO).join('') : '';
    return isInClass ? inner + also : `[${isNegated ? '^' : ''}${inner}${also}]`;
  }

  /** The letters of a range in lower and upper case, as a class takes them. */
  function inBothCases(from: string, to: string): string {
    const [low, high] = [from.toLowerCase(), to.toLowerCase()];
    const range = low === high ? low : `${low}-${high}`;
    const also = Object.keys(ALSO).filter((letter) => unicode && low <= letter && letter <= high);
    return range + range.toUpperCase() + also.map((letter) => ALSO[letter]).join('');
  }
}
