/** The last characters of a Chinese name, which is the given name: 林静怡 → 静怡. An empty name becomes 员. */
export function shortName(name: string, count = 2): string {
  return Array.from(name.trim()).slice(-count).join('') || '员';
}
