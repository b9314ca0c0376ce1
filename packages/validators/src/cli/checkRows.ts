import type { Rule } from '../rule.ts';
import { mask } from './mask.ts';
import type { Row } from './readRows.ts';

/** A rule and the heading of the column it judges. */
export interface ColumnRule {
  readonly rule: Rule;
  readonly column: string;
}

/** What came of a check: rows read, the header left out, and issues told. */
export interface Tally {
  rows: number;
  issues: number;
}

/** A column the file does not have. */
export class MissingColumnError extends Error {
  constructor(column: string, header: readonly string[]) {
    super(`The file has no column '${column}'; its columns are: ${header.join(', ')}.`);
    this.name = 'MissingColumnError';
  }
}

/** Tells each issue as one line of row, column, masked value and message. */
export async function checkRows(
  rows: AsyncIterable<Row>,
  columnRules: readonly ColumnRule[],
  tell: (line: string) => Promise<void> | void,
  tally: Tally = { rows: 0, issues: 0 },
): Promise<Tally> {
  let places: readonly (ColumnRule & { readonly place: number })[] | undefined;
  for await (const { number, cells } of rows) {
    if (!places) {
      const header = cells.map((cell) => cell.trim());
      places = columnRules.map((columnRule) => {
        const place = header.indexOf(columnRule.column);
        if (place < 0) throw new MissingColumnError(columnRule.column, header);
        return { ...columnRule, place };
      });
      continue;
    }
    tally.rows += 1;
    for (const { rule, column, place } of places) {
      const value = cells[place] ?? '';
      if (rule.test(value)) continue;
      tally.issues += 1;
      await tell(`${number}\t${column}\t${mask(value)}\t${rule.check(value)?.message ?? rule.message}\n`);
    }
  }
  return tally;
}
