/** Characters as a person counts them: an emoji of one code point is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** What a full field says about further typing; undefined while there is room. */
export const limitHint = (text: string, limit: number): string | undefined =>
  countCharacters(text) >= limit ? `最多 ${limit} 字，多出的字没有录入` : undefined;
