import { mask } from '../documents/mask.ts';
import type { Rule } from '../rule.ts';
import { isShortened, readCell } from './readCell.ts';
import type { Row } from './readRows.ts';
import { UsageError } from './UsageError.ts';

/** A rule and the header of the column that it judges. */
export interface ColumnRule {
  readonly rule: Rule;
  readonly column: string;
}

/** What the rule itself cannot say of a number that a spreadsheet has shortened. */
const SHORTENED = {
  chinese: {
    code: 'shortened',
    message: '表格软件把这个号码当成数值（科学计数），后面的数字已经丢失：请把这一列设为文本格式，再重新填写',
  },
  english: {
    code: 'shortened',
    message:
      'A spreadsheet has read this number as an amount (scientific notation) and lost its last digits: format the column as text and enter it again',
  },
};

/** The counts of a check; the header is not one of the rows. */
export interface Tally {
  rows: number;
  issues: number;
}

/** A wrong cell; its value is masked. */
type RowIssue = Readonly<Record<'column' | 'value' | 'rule' | 'code' | 'message', string> & { row: number }>;

/** The names of an issue in the order of its columns. */
export const ROW_ISSUE: readonly (keyof RowIssue)[] = ['row', 'column', 'value', 'rule', 'code', 'message'];

/** Reports each wrong cell. */
export async function checkRows(
  rows: AsyncIterable<Row>,
  columnRules: readonly ColumnRule[],
  report: (issue: RowIssue) => Promise<void> | void,
  language: keyof typeof SHORTENED = 'chinese',
  tally: Tally = { rows: 0, issues: 0 },
): Promise<Tally> {
  let indexedRules: readonly (ColumnRule & { readonly index: number })[] | undefined;
  for await (const { number, cells } of rows) {
    if (!indexedRules) {
      const header = cells.map((cell) => cell.replaceAll(/[\uFEFF\u200B-\u200F\u202A-\u202E]/g, '').trim());
      indexedRules = columnRules.map((columnRule) => ({
        ...columnRule,
        index: findColumn(columnRule.column, header),
      }));
      continue;
    }
    tally.rows += 1;
    for (const { rule, column, index } of indexedRules) {
      const value = readCell(cells[index] ?? '', rule);
      const issue = rule.check(value);
      if (!issue) continue;
      tally.issues += 1;
      const { code, message } = isShortened(value) ? SHORTENED[language] : issue;
      await report({ row: number, column, value: mask(value), rule: rule.name, code, message });
    }
  }
  if (!indexedRules) throw new UsageError('The file is empty: it has not even a header.');
  return tally;
}

function findColumn(column: string, header: readonly string[]): number {
  const index = header.indexOf(column);
  if (index < 0) {
    const whole = header.join(', ');
    const isUnsplit = header.length === 1 && /[,;\t]/.test(whole);
    throw new UsageError(
      `The file has no column '${column}'; its columns are: ${whole}.${isUnsplit ? " '--delimiter' says what stands between them." : ''}`,
    );
  }
  if (header.includes(column, index + 1))
    throw new UsageError(`The file has two columns '${column}', so it is not clear which one is meant.`);
  return index;
}
