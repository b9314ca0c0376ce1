import { splitPhrases } from '../../primitives/phrase-text/splitPhrases.ts';

interface Room {
  width: number;
  /** No more than these. */
  lines: number;
  measure: (text: string) => number;
}

/** The whole sentences of a text that fit into its lines; where the first one does not, it ends with an ellipsis. */
export function wrapSentences(text: string, room: Room): string[] {
  const sentences = text.match(/[^。！？]+[。！？]*/g) ?? [];
  for (let count = sentences.length; count > 1; count -= 1) {
    const whole = sentences.slice(0, count).join('');
    if (breakLines(whole, room).length <= room.lines) return wrapLines(whole, room);
  }
  return wrapLines(sentences[0] ?? text, room);
}

/**
 * The lines of a text in a width, broken between phrases, and inside one only where it is wider than a line. What does not
 * fit into the last line ends with an ellipsis.
 */
export function wrapLines(text: string, room: Room): string[] {
  const { width, lines: most, measure } = room;
  const lines = breakLines(text, room);
  const shown = lines.slice(0, most).map((line) => line.trim());
  if (lines.length <= most) return shown;
  let end = shown.at(-1) ?? '';
  while (end !== '' && measure(`${end}…`) > width) end = Array.from(end).slice(0, -1).join('');
  return [...shown.slice(0, -1), `${end}…`];
}

function breakLines(text: string, { width, measure }: Room): string[] {
  const lines = [''];
  const pieces = splitPhrases(text).flatMap((phrase) =>
    measure(phrase) > width ? Array.from(phrase) : [phrase],
  );
  for (const piece of pieces) {
    const last = lines.at(-1) ?? '';
    if (last === '' || measure((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines;
}
