import type { Claim, Fault, Sabotage } from './Claim.ts';

const INTRODUCTION = [
  '# Specification coverage',
  '',
  'Written by `pnpm write coverage` from `tests/sabotage/claims`: change it there, see',
  '[how to prove a claim](how-to/prove-a-claim.md).',
  '',
  'One row for each requirement: what is built, where it lives, the edits of product code that break it, each with the proof',
  'that fails then, and all of its proofs. `pnpm sabotage` makes every edit and expects its proof to fail.',
  '',
];

/** Longest shown part of an edit, in characters. */
const SHOWN = 48;

const toCell = (text: string) => text.replaceAll('|', String.raw`\|`);
const inBackticks = (text: string) => ['`', text, '`'].join('');

/** A text as code in a cell of a table; its start when it is long. */
function toCode(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return inBackticks(toCell(shown.replaceAll('`', "'")));
}

const toList = (files: readonly string[]) => files.map(inBackticks).join(', ');
const toName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

function toEdit({ file, find, replace, proof, only }: Sabotage): string {
  const change = replace.trim() === '' ? `without ${toCode(find)}` : `${toCode(find)} → ${toCode(replace)}`;
  const named = only === undefined ? '' : ` “${toCell(only)}”`;
  return `${toName(file)}: ${change}, ${toName(proof)}${named}`;
}

const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The text of docs/spec-coverage.md. */
export function makeCoveragePage(claims: readonly Claim[], faults: readonly Fault[]): string {
  const edits = claims.flatMap(({ sabotage }) => sabotage);
  return [
    ...INTRODUCTION,
    `${claims.length} ids, ${edits.length} edits.\n`,
    toRow(['Id', 'What', 'Where', 'Broken by, and the proof that fails', 'Proof']),
    '|---|---|---|---|---|',
    ...claims.map(({ id, claim, places, sabotage, proofs }) =>
      toRow([id, toCell(claim), toList(places), sabotage.map(toEdit).join('<br>'), toList(proofs)]),
    ),
    '\n## Faults while a student learns\n',
    toRow(['Fault', 'What holds', 'Proof']),
    '|---|---|---|',
    ...faults.map(({ fault, holds, proofs }) => toRow([toCell(fault), toCell(holds), toList(proofs)])),
    '',
  ].join('\n');
}
