/** A value as a log may hold it: its ends stay to find it by, what is between does not. */
export function mask(value: string): string {
  const characters = Array.from(value.replaceAll(/\s/g, ' ')).slice(0, 40);
  const shown = characters.length > 8 ? 3 : characters.length > 2 ? 1 : 0;
  return characters
    .map((character, place) => (place < shown || place >= characters.length - shown ? character : '*'))
    .join('');
}
