/** Characters of a review beyond which it is collapsed (HOME-07). */
export const COLLAPSE_BEYOND = 133;

/** The beginning of a text that is too long to stand as a whole, or null for one that is not. Characters are code points. */
export function collapseText(text: string): string | null {
  const characters = Array.from(text);
  if (characters.length <= COLLAPSE_BEYOND) return null;
  return characters.slice(0, COLLAPSE_BEYOND).join('').trimEnd();
}
