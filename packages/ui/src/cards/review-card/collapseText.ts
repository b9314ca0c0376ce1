/** A review with more characters is collapsed (HOME-07). */
export const COLLAPSE_BEYOND = 133;

/** The beginning of a text that is collapsed, or null for a shorter one. Counts code points. */
export function collapseText(text: string): string | null {
  const characters = Array.from(text);
  if (characters.length <= COLLAPSE_BEYOND) return null;
  return characters.slice(0, COLLAPSE_BEYOND).join('').trimEnd();
}
