/** The last characters of a name, which in Chinese is how people call each other: 林静怡 → 静怡; 员 for nobody. */
export function shortName(name: string, count = 2): string {
  return Array.from(name.trim()).slice(-count).join('') || '员';
}
