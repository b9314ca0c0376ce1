import type { MarkupNode } from '../sanitizer/text/MarkupNode.ts';
import { WORDS } from './spokenMath.ts';

/** The rows of a table in a line of text: 1, 2 | 3; 4, 5 | 6. What is aligned at its signs stays together: a = b; = c. */
export function readTable(table: MarkupNode, readCell: (cell: MarkupNode) => string): string {
  const columns = (table.attribute('columnalign') ?? '').split(' ');
  const isAligned =
    (columns[0] === 'right' && columns[1] === 'left' && table.attribute('columnspacing')?.startsWith('0')) ||
    columns.join(' ') === 'right center left';
  const lines = (table.attribute('columnlines') ?? '').split(' ');
  const rules = (table.attribute('rowlines') ?? '').split(' ');
  const rows = childrenOf(table).map((row) => {
    const cells = childrenOf(row).map(readCell);
    // The label of a row stands first.
    const own = row.name === 'mlabeledtr' ? cells.slice(1) : cells;
    if (isAligned) return own.filter(Boolean).join(' ');
    return own.reduce(
      (text, cell, index) =>
        text + (index === 0 ? '' : /solid|dashed/.test(lines[index - 1] ?? '') ? ' | ' : ', ') + cell,
      '',
    );
  });
  return rows.reduce(
    (text, row, index) =>
      text +
      (index === 0 ? '' : /solid|dashed/.test(rules[index - 1] ?? '') ? `; ${WORDS.rule}; ` : '; ') +
      row,
    '',
  );
}

/** True for the frame of a table. */
export const isTable = ({ children: [only, ...more] }: MarkupNode): boolean =>
  only?.name === 'mtable' && more.length === 0;

/** The edges of a table, as the lines within it are read. */
export function frameTable(table: string, edges: ReadonlySet<string>): string {
  const has = (edge: string) => edges.has(edge) || edges.has('box');
  const rows = (has('left') ? '|' : '') + table + (has('right') ? '|' : '');
  return (has('top') ? `${WORDS.rule}; ` : '') + rows + (has('bottom') ? `; ${WORDS.rule}` : '');
}

const childrenOf = (node: MarkupNode) =>
  node.children.filter(({ name }) => name !== '#text' && name !== '#other');
