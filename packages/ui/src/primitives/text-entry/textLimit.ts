/** Characters as a person counts them: an emoji of one code point is one. */
export const countCharacters = (text: string): number => Array.from(text).length;
