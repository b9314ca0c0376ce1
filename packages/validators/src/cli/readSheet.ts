import type { Row } from './readRows.ts';
import { UsageError } from './UsageError.ts';

/** The rows of the first sheet of an .xlsx file. The reader is not part of this package: the command asks for it when it is needed. */
export async function* readSheet(file: string): AsyncGenerator<Row> {
  const reader = await import('read-excel-file/node').catch(() => {
    throw new UsageError("An .xlsx file needs the package read-excel-file: 'npm install read-excel-file'.");
  });
  const rows = await reader
    .readSheet(file, { trim: false, parseNumber: (text) => text })
    .catch((error: unknown) => {
      throw new UsageError(`'${file}' cannot be read: ${String(error)}`);
    });
  for (const [index, cells] of rows.entries()) yield { number: index + 1, cells: cells.map(toText) };
}

/** A cell as its reader sees it, a number with all its digits: a date as 2026-11-26, an empty cell as ''. */
function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}
