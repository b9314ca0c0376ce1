import type { Rule } from '../rule.ts';
import { mask } from './mask.ts';
import type { Row } from './readRows.ts';

/** A rule and the header of the column that it judges. */
export interface ColumnRule {
  readonly rule: Rule;
  readonly column: string;
}

/** The counts of a check; the header is not one of the rows. */
export interface Tally {
  rows: number;
  issues: number;
}

/** The file has no such column. */
export class MissingColumnError extends Error {
  constructor(column: string, header: readonly string[]) {
    super(`The file has no column '${column}'; its columns are: ${header.join(', ')}.`);
    this.name = 'MissingColumnError';
  }
}

/** Prints each issue as one line: row, column, masked value and message. */
export async function checkRows(
  rows: AsyncIterable<Row>,
  columnRules: readonly ColumnRule[],
  print: (line: string) => Promise<void> | void,
  tally: Tally = { rows: 0, issues: 0 },
): Promise<Tally> {
  let indexedRules: readonly (ColumnRule & { readonly index: number })[] | undefined;
  for await (const { number, cells } of rows) {
    if (!indexedRules) {
      const header = cells.map((cell) => cell.trim());
      indexedRules = columnRules.map((columnRule) => {
        const index = header.indexOf(columnRule.column);
        if (index < 0) throw new MissingColumnError(columnRule.column, header);
        return { ...columnRule, index };
      });
      continue;
    }
    tally.rows += 1;
    for (const { rule, column, index } of indexedRules) {
      const value = cells[index] ?? '';
      if (rule.test(value)) continue;
      tally.issues += 1;
      await print(`${number}\t${column}\t${mask(value)}\t${rule.check(value)?.message ?? rule.message}\n`);
    }
  }
  return tally;
}
