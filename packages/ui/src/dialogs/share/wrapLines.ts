import { splitPhrases } from '../../primitives/phrase-text/splitPhrases.ts';

/**
 * The lines of a text in a width, broken between phrases, and inside one only where it is wider than a line. What does not
 * fit into the last line ends with an ellipsis.
 */
export function wrapLines(
  text: string,
  { width, lines: most, measure }: { width: number; lines: number; measure: (text: string) => number },
): string[] {
  const lines = [''];
  const pieces = splitPhrases(text).flatMap((phrase) =>
    measure(phrase) > width ? Array.from(phrase) : [phrase],
  );
  for (const piece of pieces) {
    const last = lines.at(-1) ?? '';
    if (last === '' || measure((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  const shown = lines.slice(0, most).map((line) => line.trim());
  if (lines.length <= most) return shown;
  let end = shown.at(-1) ?? '';
  while (end !== '' && measure(`${end}…`) > width) end = Array.from(end).slice(0, -1).join('');
  return [...shown.slice(0, -1), `${end}…`];
}
