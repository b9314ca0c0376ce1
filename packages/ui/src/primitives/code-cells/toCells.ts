/** A typed or pasted code in half-width characters, without spaces and hyphens, cut to `length`. */
export function toCells(text: string, length: number): string {
  return Array.from(text.normalize('NFKC').replace(/[\s-]/g, '')).slice(0, length).join('');
}
