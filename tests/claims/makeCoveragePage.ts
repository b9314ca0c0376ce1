import type { Claim, Edit, Fault } from './Claim.ts';

const INTRODUCTION = [
  '# Specification coverage',
  '',
  'Written by `pnpm write` from `tests/claims/rows`: change it there, see',
  '[how to prove a claim](how-to/prove-a-claim.md).',
  '',
  'One row for each requirement, then one for each feature that no specification names: what is built, where it lives, the',
  'edits of product code that break it, each with the proof that fails then, and all of its proofs. `pnpm claims` makes every',
  'edit and expects its proof to fail.',
  '',
];

const toCell = (text: string) => text.replaceAll('|', String.raw`\|`);
const inBackticks = (text: string) => ['`', text, '`'].join('');

/** Code in a cell of a table. */
const toCode = (code: string) => inBackticks(toCell(code.replaceAll('`', "'")));

const toList = (files: readonly string[]) => files.map(inBackticks).join(', ');
const toName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

function toEdit({ in: file, symbol, change, to, proof, only }: Edit): string {
  const named = only === undefined ? '' : ` “${toCell(only)}”`;
  const edit = to === '' ? `without ${toCode(change)}` : `${toCode(change)} → ${toCode(to)}`;
  return `${toName(file)}, ${symbol}: ${edit}, ${toName(proof)}${named}`;
}

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The text of docs/spec-coverage.md. */
export function makeCoveragePage(claims: readonly Claim[], faults: readonly Fault[]): string {
  const count = claims.flatMap(({ edits }) => edits).length;
  return [
    ...INTRODUCTION,
    `${claims.length} ids, ${count} edits.\n`,
    toRow(['Id', 'What', 'Where', 'Broken by, and the proof that fails', 'Proof']),
    '|---|---|---|---|---|',
    ...claims.map(({ id, claim, places, edits, proofs }) =>
      toRow([id, toCell(claim), toList(places), edits.map(toEdit).join('<br>'), toList(proofs)]),
    ),
    '\n## What people and networks do\n',
    toRow(['What happens', 'What holds', 'Proof']),
    '|---|---|---|',
    ...faults.map(({ fault, holds, proofs }) => toRow([toCell(fault), toCell(holds), toList(proofs)])),
    '',
  ].join('\n');
}
