/** A text in runs that have one of the words and runs that have none. Letters match in both cases. */
export function splitMarked(
  text: string,
  words: string | readonly string[],
): { text: string; isMarked: boolean }[] {
  const wanted = [words].flat().map((word) => word.trim().toLowerCase());
  const searched = text.toLowerCase();
  // A letter whose other case is longer would move every place after it.
  if (searched.length !== text.length) return [{ text, isMarked: false }];
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const word of wanted.filter(Boolean))
    for (let at = searched.indexOf(word); at !== -1; at = searched.indexOf(word, at + word.length))
      isMarked.fill(true, at, at + word.length);
  const runs: { text: string; isMarked: boolean }[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1)
    if (end === text.length || isMarked[end] !== isMarked[start]) {
      runs.push({ text: text.slice(start, end), isMarked: isMarked[start] === true });
      start = end;
    }
  return runs;
}
