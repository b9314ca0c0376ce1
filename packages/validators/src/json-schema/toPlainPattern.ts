/** A group's beginning, an escape, a bracket of a class, a range of letters, a letter, a dot: what flags change, and what hides it. */
const TOKEN = /\(\?<?[=!:]|\\[pP]\{[^}]*\}|\\.|[[\]]|([a-z])-([a-z])|[a-z]|\./gi;

/** Letters that a pattern with the flags i and u also takes for an ASCII letter. */
const ALSO: Readonly<Record<string, string>> = { k: '\u212A', s: '\u017F' };

/** A pattern as a text that means the same without the flags i and s: JSON Schema has the flag u alone. */
export function toPlainPattern({ source, ignoreCase, dotAll, unicode }: RegExp): string {
  let isInClass = false;

  return source.replace(TOKEN, (token, from: string | undefined, to: string | undefined) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    if (token === '.') return dotAll && !isInClass ? '[\\s\\S]' : token;
    if (!ignoreCase || !/^[a-z]/i.test(token)) return token;
    if (from !== undefined && to !== undefined && isInClass) return inBothCases(from, to);
    // Outside of a class, and with a hyphen between them, two letters are not a range.
    return token.replace(/[a-z]/gi, (letter) =>
      isInClass ? inBothCases(letter, letter) : `[${inBothCases(letter, letter)}]`,
    );
  });

  /** The letters of a range in lower and upper case, as a class takes them. */
  function inBothCases(from: string, to: string): string {
    const [low, high] = [from.toLowerCase(), to.toLowerCase()];
    const range = low === high ? low : `${low}-${high}`;
    const also = Object.keys(ALSO).filter((letter) => unicode && low <= letter && letter <= high);
    return range + range.toUpperCase() + also.map((letter) => ALSO[letter]).join('');
  }
}
