/** Longer names are cut in the lists. */
const LONGEST = 20;

/** What a note is called until the student names it: its first words, to the first stop. */
export function noteName(notes: string): string {
  const [first = ''] = notes.split(/[，。！？；!?;\n]|[,.](?=\s)/).filter((part) => part.trim() !== '');
  return Array.from(first.trim()).slice(0, LONGEST).join('').trim();
}
