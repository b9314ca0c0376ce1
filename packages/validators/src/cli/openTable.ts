import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { decodeText } from './decodeText.ts';
import { readRows, type Row } from './readRows.ts';
import { readSeparator } from './readSeparator.ts';
import { readSheet } from './readSheet.ts';
import { UsageError } from './UsageError.ts';

/** The rows of a file, and how much of it is read, from 0 to 1. */
interface Table {
  readonly rows: AsyncIterable<Row>;
  readonly getShare: () => number;
}

/** The values of `--delimiter`. */
const DELIMITERS: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t', '\t': '\t' };

/** Opens a CSV file, or a spreadsheet by its name. */
export async function openTable(file: string, delimiter = ','): Promise<Table> {
  const separator = Object.hasOwn(DELIMITERS, delimiter) ? DELIMITERS[delimiter] : undefined;
  if (separator === undefined)
    throw new UsageError(`There is no delimiter '${delimiter}'; the delimiters are: , ; tab.`);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new UsageError(`There is no file '${file}'.`);
  if (/\.xlsx$/i.test(file)) return { rows: readSheet(file), getShare: () => 1 };
  if (/\.xls$/i.test(file))
    throw new UsageError(`'${file}' is an old spreadsheet; save it as .xlsx or .csv.`);

  const stream = createReadStream(file, { highWaterMark: 1 << 16 });
  const table = await readSeparator(decodeText(refuseUnreadable(file, stream)), separator);
  return {
    rows: readRows(table.pieces, table.delimiter),
    getShare: () => stream.bytesRead / Math.max(found.size, 1),
  };
}

async function* refuseUnreadable(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read: ${String(error)}`);
  }
}
