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
    if (balanceLines(whole, room)) return wrapLines(whole, room);
  }
  return wrapLines(sentences[0] ?? text, room);
}

/**
 * The lines of a text in a width, broken behind marks where the lines suffice, else between phrases, and inside one only where
 * it is wider than a line. What does not fit into the last line ends with an ellipsis.
 */
export function wrapLines(text: string, room: Room): string[] {
  const { width, lines: most, measure } = room;
  const lines = balanceLines(text, room) ?? breakLines(text, room);
  const shown = lines.slice(0, most).map((line) => line.trim());
  if (lines.length <= most) return shown;
  let end = shown.at(-1) ?? '';
  while (end !== '' && measure(`${end}…`) > width) end = Array.from(end).slice(0, -1).join('');
  return [...shown.slice(0, -1), `${end}…`];
}

/** Penalties of a layout: for each line, for a break by the piece before it (a clause, a word of a list, neither), for uneven lines. */
const COST = { line: 5, part: 0, word: 4, nothing: 12, raggedness: 2 };

const breakCost = (piece: string): number => {
  if (/[，：；。！？…）》”—]\s*$/u.test(piece)) return COST.part;
  return /[、·\s]$/u.test(piece) ? COST.word : COST.nothing;
};

/** The lines that cost least; null where the text does not fit into them. */
function balanceLines(text: string, { width, lines: most, measure }: Room): string[] | null {
  const pieces = toPieces(text, { width, measure });
  type Way = { cost: number; lines: string[] };
  const best = (from: number, left: number): Way | null => {
    if (from === pieces.length) return { cost: 0, lines: [] };
    if (left === 0) return null;
    let least: Way | null = null;
    for (let end = from + 1; end <= pieces.length; end += 1) {
      const line = pieces.slice(from, end).join('').trim();
      const used = measure(line) / width;
      if (used > 1) break;
      const rest = best(end, left - 1);
      if (!rest) continue;
      const cost =
        rest.cost +
        COST.line +
        COST.raggedness * (1 - used) ** 2 +
        (end < pieces.length ? breakCost(pieces[end - 1] ?? '') : 0);
      if (!least || cost < least.cost) least = { cost, lines: [line, ...rest.lines] };
    }
    return least;
  };
  return best(0, most)?.lines ?? null;
}

const toPieces = (text: string, { width, measure }: Omit<Room, 'lines'>): string[] =>
  splitPhrases(text).flatMap((phrase) => (measure(phrase) > width ? Array.from(phrase) : [phrase]));

function breakLines(text: string, { width, measure }: Omit<Room, 'lines'>): string[] {
  const lines = [''];
  const pieces = toPieces(text, { width, measure });
  for (const piece of pieces) {
    const last = lines.at(-1) ?? '';
    if (last === '' || measure((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines;
}
