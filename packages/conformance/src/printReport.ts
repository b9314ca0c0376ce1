import type { Row } from './Finding.ts';
import type { Report } from './runConformance.ts';

const toWords = (row: Row): string => {
  switch (row.verdict) {
    case 'holds':
      return row.note ?? '';
    case 'differs':
      return `${row.seen} → ${row.effect}`;
    case 'not tried':
      return row.why;
    default:
      return row satisfies never;
  }
};

function toTable(title: string, rows: Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const order = ({ verdict }: Row) => (verdict === 'differs' ? 0 : 1);
  const sorted = rows.toSorted((one, other) => order(one) - order(other));
  const lines = sorted.map((row) => `${row.name.padEnd(width)}  ${row.verdict.padEnd(9)}  ${toWords(row)}`);
  return [title, ...lines.map((line) => line.trimEnd())].join('\n');
}

const count = (rows: Row[], verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict).length;

/** The report as text: what differs comes first, and is followed by what a student or a visitor meets because of it. */
export function printReport({ calls, rules }: Report): string {
  const rows = [...calls, ...rules];
  const sum = `${count(rows, 'holds')} hold, ${count(rows, 'differs')} differ, ${count(rows, 'not tried')} not tried`;
  return [toTable('calls', calls), toTable('rules', rules), sum].join('\n\n');
}

/** Whether the portal works with this server as far as it was tried. */
export const isConforming = ({ calls, rules }: Report): boolean =>
  count([...calls, ...rules], 'differs') === 0;
