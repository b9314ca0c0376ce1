/** One row of a CSV file, the header being row 1. */
export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads a CSV text given in pieces of any size: quoted fields, doubled quotes, newlines in quotes, CRLF and LF
 * ([RFC 4180](https://www.rfc-editor.org/rfc/rfc4180)). Only the row being read is kept.
 */
export async function* readRows(pieces: AsyncIterable<string>): AsyncGenerator<Row> {
  let cells: string[] = [];
  let cell = '';
  let number = 1;
  let isQuoted = false;
  // A quote that ends a piece is an end or the first half of a doubled one; the next piece tells.
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
        const end = nextSign(piece, at);
        cell += piece.slice(at, end);
        at = end + 1;
        const sign = piece[end];
        if (sign === ',') endCell();
        else if (sign === '"') {
          if (cell) cell += '"';
          else isQuoted = true;
        } else if (sign === '\n') {
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

/** Where the next comma, quote or line end stands, or the text's length. */
function nextSign(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 44 || code === 34 || code === 10) return at;
    at += 1;
  }
  return at;
}
