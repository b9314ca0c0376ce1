/** One line of the output; its keys are the columns of CSV and the names of JSON. */
export type Line = Readonly<Record<string, string | number>>;

/** How lines are written: what stands before the first, between two, and after the last. */
export interface Format {
  /** Before the first line, of the names of its cells. */
  readonly begin: (names: readonly string[]) => string;
  readonly line: (line: Line, isFirst: boolean) => string;
  readonly end: (isEmpty: boolean) => string;
}

/** Spreadsheets read CSV as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';

const toCsv = (cells: readonly (string | number)[]) => `${cells.map(quote).join(',')}\r\n`;

/** The formats of `--format`; 'text' has the columns that a person reads, without the rule and its code. */
export const formats: Readonly<Record<string, Format>> = {
  text: {
    begin: () => '',
    line: (line) => {
      const shown = Object.entries(line).filter(([name]) => name !== 'rule' && name !== 'code');
      return `${shown.map(([, cell]) => cell).join('\t')}\n`;
    },
    end: () => '',
  },
  json: {
    begin: () => '[',
    line: (line, isFirst) => `${isFirst ? '\n' : ',\n'}  ${JSON.stringify(line)}`,
    end: (isEmpty) => (isEmpty ? ']\n' : '\n]\n'),
  },
  csv: {
    begin: (names) => BYTE_ORDER_MARK + toCsv(names),
    line: (line) => toCsv(Object.values(line)),
    end: () => '',
  },
};

function quote(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
