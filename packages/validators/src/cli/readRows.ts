import { UsageError } from './UsageError.ts';

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
export async function* readRows(pieces: AsyncIterable<string>, delimiter = ','): AsyncGenerator<Row> {
  const delimiterCode = delimiter.charCodeAt(0);
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
        isQuoted = piece[at] === '"';
        if (isQuoted) {
          cell += '"';
          at += 1;
        }
      } else if (isQuoted) {
        const quote = piece.indexOf('"', at);
        cell += piece.slice(at, quote < 0 ? undefined : quote);
        at = quote < 0 ? piece.length : quote + 1;
        isQuotePending = quote >= 0;
      } else {
        const end = findSeparator(piece, at, delimiterCode);
        cell += piece.slice(at, end);
        at = end + 1;
        const separator = piece[end];
        if (separator === delimiter) endCell();
        else if (separator === '"') {
          if (cell) cell += '"';
          else isQuoted = true;
        } else if (separator === '\n') {
          cell = withoutReturn(cell);
          endCell();
          yield { number, cells };
          number += 1;
          cells = [];
        }
      }
    }
  }
  if (isQuoted && !isQuotePending) refuseOpenQuote(number);
  if (cell || cells.length > 0) {
    endCell();
    yield { number, cells };
  }
}

/** The index of the next delimiter, quote or line end, or the length of the text. */
function findSeparator(text: string, from: number, delimiter: number): number {
  let index = from;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === delimiter || code === QUOTE || code === LINE_FEED) return index;
    index += 1;
  }
  return index;
}

const withoutReturn = (cell: string) => (cell.endsWith('\r') ? cell.slice(0, -1) : cell);

/** Everything after it would be one cell, and no row of it would be judged. */
function refuseOpenQuote(number: number): never {
  throw new UsageError(`A quotation mark that opens in row ${number} never closes.`);
}
