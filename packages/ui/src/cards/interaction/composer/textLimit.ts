/** Characters of a question, of a comment, and of a note's name and content (QNA-01 to QNA-03). */
export const TEXT_LIMIT = 100;

/** Characters as a person counts them: an emoji of one code point is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** What a full field says about further typing; undefined while there is room. */
export const limitHint = (text: string): string | undefined =>
  countCharacters(text) >= TEXT_LIMIT ? `最多 ${TEXT_LIMIT} 字，多出的字没有录入` : undefined;
