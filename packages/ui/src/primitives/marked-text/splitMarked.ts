/** A text in runs that have the words and runs that have not. Letters match in both cases. */
export function splitMarked(text: string, words: string): { text: string; isMarked: boolean }[] {
  const wanted = words.trim().toLowerCase();
  const searched = text.toLowerCase();
  // A letter whose other case is longer would move every place after it.
  if (wanted === '' || searched.length !== text.length) return [{ text, isMarked: false }];
  const runs: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, end)) {
    if (at > end) runs.push({ text: text.slice(end, at), isMarked: false });
    end = at + wanted.length;
    runs.push({ text: text.slice(at, end), isMarked: true });
  }
  if (end < text.length) runs.push({ text: text.slice(end), isMarked: false });
  return runs;
}
