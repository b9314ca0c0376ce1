/**
 * The text after an edit, at most `max` characters (code points), and the position of the caret. Cuts the inserted
 * part, so that text after the caret is never lost. A text that is already too long can only become shorter.
 */
export function limitText(previous: string, next: string, max: number): { text: string; caret: number } {
  const unchanged = { text: next, caret: next.length };
  // There are never fewer code units than characters, so most keystrokes return here.
  if (next.length <= max) return unchanged;
  const after = Array.from(next);
  if (after.length <= max) return unchanged;
  const before = Array.from(previous);
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const room = Math.max(0, max - head - tail);
  const beginning = after.slice(0, head + Math.min(room, after.length - head - tail)).join('');
  return { text: beginning + after.slice(after.length - tail).join(''), caret: beginning.length };
}
