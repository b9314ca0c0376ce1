/** The last characters of a Chinese name, which are the given name: 林静怡 → 静怡. An empty name becomes 员. */
export function shortName(name: string, length: 1 | 2): string {
  return Array.from(name.trim()).slice(-length).join('') || '员';
}
