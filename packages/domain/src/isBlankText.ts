/** True for a text in which nothing can be seen: spaces, and characters that take no place, such as marks of direction. */
export const isBlankText = (text: string): boolean =>
  text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '') === '';
