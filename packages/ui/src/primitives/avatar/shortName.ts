/** The last two characters of a Chinese name, which is the given name: 林静怡 → 静怡. An empty name becomes 员. */
export function shortName(name: string): string {
  return Array.from(name.trim()).slice(-2).join('') || '员';
}
