/** How many characters a text has, spaces and line ends left out, as people count them. */
export function countCharacters(text: string): number {
  return Array.from(text.replaceAll(/\s/g, '')).length;
}
