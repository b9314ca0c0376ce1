const COMMA = 44;
const QUOTE = 34;
const LINE_FEED = 10;

/** One row of a CSV file; the header is row 1. */
export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads CSV in pieces of any size: quoted fields, doubled quotes, line ends in quotes, CRLF and LF
 * ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)). It keeps only the current row in memory.
 */
export async function* readRows(pieces: AsyncIterable<string>): AsyncGenerator<Row> {
  let cells: string[] = [];
  let cell = '';
  let number = 1;
  let isQuoted = false;
  // A quote at the end of a piece closes the field or is the first of a doubled quote; the next piece decides.
  let isQuotePending = false;

  const endCell = () => {
    cells.push(cell);
    cell = '';
  };

  for await (const piece of pieces) {
    let at = 0;
    while (at < piece.length) {
      if (isQuotePending) {
        isQuotePending = false;
        if (piece[at] === '"') {
          cell += '"';
          at += 1;
        } else {
          isQuoted = false;
        }
      } else if (isQuoted) {
        const quote = piece.indexOf('"', at);
        cell += piece.slice(at, quote < 0 ? undefined : quote);
        at = quote < 0 ? piece.length : quote + 1;
        isQuotePending = quote >= 0;
      } else {
        const end = findSeparator(piece, at);
        cell += piece.slice(at, end);
        at = end + 1;
        const separator = piece[end];
        if (separator === ',') endCell();
        else if (separator === '"') {
          if (cell) cell += '"';
          else isQuoted = true;
        } else if (separator === '\n') {
          if (cell.endsWith('\r')) cell = cell.slice(0, -1);
          endCell();
          yield { number, cells };
          number += 1;
          cells = [];
        }
      }
    }
  }
  if (cell || cells.length > 0) {
    endCell();
    yield { number, cells };
  }
}

/** The index of the next comma, quote or line end, or the length of the text. */
function findSeparator(text: string, from: number): number {
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === COMMA || code === QUOTE || code === LINE_FEED) return index;
    index += 1;
  }
  return index;
}
