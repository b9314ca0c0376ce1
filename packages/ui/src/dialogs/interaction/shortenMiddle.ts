/** A text of at most `max` characters; a longer one loses its middle: 翻身记录表…夜班交接 */
export function shortenMiddle(text: string, max: number): string {
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const head = Math.ceil((max - 1) / 2);
  const tail = max - 1 - head;
  return `${characters.slice(0, head).join('')}…${characters.slice(characters.length - tail).join('')}`;
}
