/** True for a text in which nothing can be seen: spaces, and characters that take no place, such as marks of direction, or have no dot (Braille). */
export const isBlankText = (text: string): boolean =>
  text.replaceAll(/[\s\u2800\p{Default_Ignorable_Code_Point}]/gu, '') === '';
