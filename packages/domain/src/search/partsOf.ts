/** A word of letters and digits, or one character of a script that writes no spaces between its words. */
const UNIT = /[a-z\d]+|[\p{L}\p{N}]/gu;
/** Two characters at least, and none between words. */
const PART = /^[\p{L}\p{N}]{2,}$/u;

/** Units of a part; three first, so that there are few. What is longer is parts of two and three. */
const SIZES = [3, 2, 1];

/**
 * Finds the parts of a word in texts, where they make up the whole word: 育婴员证书 is 育婴员 and 证书 in 育婴员（四级）职业技能等级证书.
 * A part is two characters at least; null where something of the word is missing. A text is asked for three parts at most at each
 * place of the word.
 */
export function partsOf(word: string): (text: string) => string[] | null {
  const units = Array.from(word.matchAll(UNIT), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  // What may end behind each unit; the whole word has no parts to look for.
  const candidates = units.map(({ end }, index) =>
    SIZES.map((size) => ({ size, part: word.slice(units[index + 1 - size]?.start ?? end, end) })).filter(
      ({ part }) => PART.test(part) && part !== word,
    ),
  );

  return (text) => {
    // Behind how many units a part ends, and which.
    const ends = new Map([[0, { size: 0, part: '' }]]);
    for (const [index, each] of candidates.entries()) {
      const last = each.find(({ size, part }) => ends.has(index + 1 - size) && text.includes(part));
      if (last) ends.set(index + 1, last);
      else if (!ends.has(index) && !ends.has(index - 1)) return null;
    }
    const parts: string[] = [];
    for (let end = units.length; end > 0;) {
      const last = ends.get(end);
      if (last === undefined) return null;
      parts.unshift(last.part);
      end -= last.size;
    }
    return parts.length > 0 ? parts : null;
  };
}
