/** Hides the middle of a value, so that a log does not contain personal data; the ends remain to find the row by. */
export function mask(value: string): string {
  const characters = Array.from(value.replaceAll(/\s/g, ' ')).slice(0, 40);
  const shown = characters.length > 8 ? 3 : characters.length > 2 ? 1 : 0;
  return characters
    .map((character, index) => (index < shown || index >= characters.length - shown ? character : '*'))
    .join('');
}
