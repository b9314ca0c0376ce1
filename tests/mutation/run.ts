/**
 * `pnpm mutants engine entities`: mutation tests of a room. In a copy, Stryker makes many small changes of the room's code,
 * one at a time, and runs the unit tests that execute the changed line. Prints the share of changes that a test noticed, and
 * every change that none did. Without names: all rooms. `--files` takes the files that a glob names, `--concurrency 1`
 * leaves a core to others, `--timeout 10` ends a test after 10 s and not 60, on a machine that does nothing else. Ends with 1
 * when a room is below its bar. docs/how-to/prove-a-claim.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCopy } from '../sabotage/makeCopy.ts';
import { rooms } from './rooms.ts';

/** The parts of Stryker's report that are read. */
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: { line: number; column: number } };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '2' },
    timeout: { type: 'string', default: '60' },
  },
});
const root = new URL('../..', import.meta.url).pathname;
const folder = join(root, '.mutants');
mkdirSync(folder, { recursive: true });

function toLine(file: string, source: string, { location, replacement, status }: Mutant): string {
  const { line, column } = location.start;
  const code = source.split('\n')[line - 1]?.trim() ?? '';
  const shown = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
  return `${status === 'NoCoverage' ? 'untested' : 'survived'} ${file}:${line}:${column} ${code.slice(0, 100)} → ${shown}`;
}

/** Prints what a room's tests missed, and gives the share of killed mutants, per cent. */
function print(name: string, report: Report): number {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants: each }]) =>
    each.map((mutant) => ({ file, source, mutant })),
  );
  const judged = mutants.filter(
    ({ mutant }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(mutant.status),
  );
  const missed = judged.filter(({ mutant }) => ['Survived', 'NoCoverage'].includes(mutant.status));
  for (const { file, source, mutant } of missed) console.log(toLine(file, source, mutant));
  const score = judged.length === 0 ? 100 : (100 * (judged.length - missed.length)) / judged.length;
  console.log(`${name}: ${judged.length} mutants, ${missed.length} unnoticed, ${score.toFixed(1)} % noticed`);
  return score;
}

let isBelow = false;
for (const name of positionals.length > 0 ? positionals : Object.keys(rooms)) {
  const report = join(folder, `${name}.json`);
  const copy = makeCopy(root);
  try {
    const { status } = spawnSync(
      process.execPath,
      ['tests/mutation/room/run.ts', name, report, values.concurrency, values.timeout, ...values.files],
      {
        cwd: copy.folder,
        stdio: 'inherit',
      },
    );
    if (status !== 0) throw new Error(`The mutants of ${name} did not run.`);
  } finally {
    copy.remove();
  }
  const score = print(name, JSON.parse(readFileSync(report, 'utf8')) as Report);
  if (score < (rooms[name]?.().bar ?? 0)) isBelow = true;
}
process.exitCode = isBelow ? 1 : 0;
