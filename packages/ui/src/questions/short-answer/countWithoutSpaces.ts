/** Number of characters without white space; a surrogate pair counts as one. */
export function countWithoutSpaces(text: string): number {
  return Array.from(text.replaceAll(/\s/g, '')).length;
}
