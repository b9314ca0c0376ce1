import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Sabotage } from '../Claim.ts';
import type { Run } from '../Verdict.ts';
import { addVariants, CHOSEN_EDITS } from './addVariants.ts';
import { toLine } from './toLine.ts';
import { toPattern } from './toPattern.ts';

const REPORT = 'test-results/sabotage.json';
const SHELLS = ['portal', 'kingdee'];
/** The file of a built shell that chooses the edit. */
const CHOICE = 'sabotage.js';

/** Judges edits by journeys, one after the other, in shells that are built once with all of them. */
export async function* judgeJourneys(edits: readonly Sabotage[]): AsyncGenerator<Run> {
  addVariants(edits);
  let failure: string | null = null;
  for (const shell of SHELLS) failure ??= await build(shell);
  for (const [index, edit] of edits.entries()) {
    if (failure === null) for (const shell of SHELLS) choose(shell, index);
    yield failure === null ? await runJourney(edit, index) : { outcome: 'crash', note: failure };
  }
}

const toFolder = (shell: string) => `apps/${shell}/dist`;

/** Builds a shell whose page reads the choice first; returns why it failed. */
async function build(shell: string): Promise<string | null> {
  const { code, output } = await start('npx', ['vite', 'build', '--logLevel', 'error'], `apps/${shell}`);
  if (code !== 0) return output.slice(-500);
  const page = `${toFolder(shell)}/index.html`;
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<head>', `<head><script src="/${CHOICE}"></script>`),
  );
  return null;
}

const choose = (shell: string, index: number) =>
  writeFileSync(`${toFolder(shell)}/${CHOICE}`, `globalThis.${CHOSEN_EDITS} = ${index};`);

/** One journey, or all of the file, without a second try. */
async function runJourney({ proof, only }: Sabotage, index: number): Promise<Run> {
  const named = only === undefined ? [] : ['-g', toPattern([only])];
  const { output } = await start(
    'npx',
    [
      'playwright',
      'test',
      proof.replace('tests/', ''),
      ...named,
      '-x',
      '--retries=0',
      '--workers=1',
      '--timeout=120000',
      '--reporter=json',
    ],
    'tests',
    { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, [CHOSEN_EDITS]: String(index) },
  );
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(`tests/${REPORT}`, 'utf8')) as Report;
    if (stats.unexpected > 0) return { outcome: 'red', note: findReasons(suites).join('; ') };
    if (errors.length > 0) return { outcome: 'crash', note: errors.map(({ message }) => message).join('; ') };
    return stats.expected > 0
      ? { outcome: 'green', note: `${stats.expected} passed` }
      : { outcome: 'crash', note: 'No journey has that name.' };
  } catch {
    return { outcome: 'crash', note: output.slice(-500) };
  }
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[];
}

interface Report {
  stats: { expected: number; unexpected: number };
  errors: { message: string }[];
  suites: Suite[];
}

/** The failed expectations, so that a reader sees whether they are of the claim. */
function findReasons(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = '' }) => `${title}: ${toLine(message)}`),
    ),
    ...findReasons(inner),
  ]);
}

function start(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}
