import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Sabotage } from '../Claim.ts';
import type { ProofRunner, Run } from '../Verdict.ts';
import { toPattern } from './toPattern.ts';

const REPORT = 'test-results/sabotage.json';
const DEFAULT_SHELLS: NonNullable<Sabotage['shells']> = ['portal'];

/** Journeys in the shells as they are built with the edit in them. */
export const journeyProofs: ProofRunner = {
  isShared: false,
  async run(edits) {
    const runs: Run[] = [];
    for (const edit of edits) runs.push(await judge(edit));
    return runs;
  },
  close: () => Promise.resolve(),
};

async function judge(edit: Sabotage): Promise<Run> {
  for (const shell of edit.shells ?? DEFAULT_SHELLS) {
    const { code, output } = await build(shell);
    if (code !== 0) return { outcome: 'crash', note: output.slice(-500) };
  }
  return runJourney(edit);
}

const build = (shell: string) => start('npx', ['vite', 'build', '--logLevel', 'error'], `apps/${shell}`);

/** One journey, or all of the file, without a second try. */
async function runJourney({ proof, only }: Sabotage): Promise<Run> {
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
    { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  );
  try {
    const { stats, errors } = JSON.parse(readFileSync(`tests/${REPORT}`, 'utf8')) as Report;
    if (stats.unexpected > 0) return { outcome: 'red', note: only ?? proof };
    if (errors.length > 0) return { outcome: 'crash', note: errors.map(({ message }) => message).join('; ') };
    return stats.expected > 0
      ? { outcome: 'green', note: `${stats.expected} passed` }
      : { outcome: 'crash', note: 'No journey has that name.' };
  } catch {
    return { outcome: 'crash', note: output.slice(-500) };
  }
}

interface Report {
  stats: { expected: number; unexpected: number };
  errors: { message: string }[];
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
