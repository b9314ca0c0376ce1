/** A typed or pasted code as its cells show it: half-width, without spaces and hyphens, cut to the cells there are. */
export function toCells(text: string, length: number): string {
  return Array.from(text.normalize('NFKC').replace(/[\s-]/g, '')).slice(0, length).join('');
}
