import { spawnSync } from 'node:child_process';
import { escapePattern } from './applyEdit.ts';
import type { Edit, Verdict } from './Claim.ts';

const SHELLS = ['portal', 'kingdee'];

/** Builds the shells with an edit that was made, and runs its journey without a second try. */
export function runJourney({ in: file, proof, only = '' }: Edit): Verdict {
  // An edit of one shell is not in the other one; an edit of a package is in both.
  const edited = SHELLS.filter((shell) => file.startsWith(`apps/${shell}/`));
  for (const shell of edited.length > 0 ? edited : SHELLS) {
    const built = run('vite', ['build', '--logLevel', 'error'], `apps/${shell}`);
    if (built.status !== 0) return { outcome: 'crash', note: built.text };
  }
  const options = ['-g', escapePattern(only), '--retries=0', '--workers=1', '--reporter=line'];
  const { status, text } = run('playwright', ['test', proof.replace('tests/', ''), ...options], 'tests');
  if (status === 0) return { outcome: 'green', note: text };
  return { outcome: /\d+ failed/.test(text) ? 'red' : 'crash', note: text };
}

function run(command: string, args: string[], cwd: string) {
  // Not the environment that Vitest got for its own proofs.
  const env = { ...process.env, NODE_ENV: '', TEST: '', VITEST: '' };
  const { status, stdout, stderr } = spawnSync('npx', [command, ...args], { cwd, encoding: 'utf8', env });
  const error = /Error: [^]*/.exec(stdout)?.[0];
  return { status, text: error ?? stderr + stdout };
}
