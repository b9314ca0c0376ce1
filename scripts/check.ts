/**
 * `npm test`: what a change breaks most often, and one way through each area (the tag `area-…` of journeys and stories).
 * `npm run test:all`: everything. Both run two checks at a time, or more where there are more cores, cheap ones first, and end with
 * the failed tests and the last lines of each failed one, the time of each and `checks: N passed, N failed`.
 * `pnpm check types journeys` runs only the checks whose names contain one of the words, whole.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { CANARIES } from './canaries.ts';
import { ensureChromium } from './chromium.ts';
import { readApps } from './readApps.ts';

interface Check {
  name: string;
  command: string;
  env?: Readonly<Record<string, string>>;
  /** Checks whose results this one reads: it waits for them, and does not run when one fails. */
  needs?: string[];
}

interface Result {
  name: string;
  isPassed: boolean;
  /** How long it took, or why it did not run. */
  note: string;
  output: string;
}

/** The journeys and the stories have workers of their own. */
const MAX_RUNNING = Math.max(2, Math.floor(availableParallelism() / 4));
/** Lines of a failed check that are repeated at the end, where a CI log is read first. */
const REPEATED_LINES = 120;

process.chdir(new URL('..', import.meta.url).pathname);
process.env.CHROMIUM = ensureChromium();
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';

const appBuilds = readApps().map(({ name }): Check => ({
  name: `${name} build`,
  command: `pnpm --filter @cloud-school/${name} run build`,
  // tests/budgets/no-secrets.spec.ts looks for them in the built files.
  env: CANARIES,
}));

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** A check that is named runs whole. */
const isWhole = process.argv.includes('--all') || words.length > 0;

/** A mistake that a cheap check finds shows within a minute; journeys and stories take longest. */
const CHECKS: Check[] = [
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'unused files and exports', command: 'knip --no-config-hints' },
  { name: 'lint', command: 'oxlint --type-aware --quiet --report-unused-disable-directives-severity error' },
  ...appBuilds,
  { name: 'types', command: 'tsc -p .' },
  {
    name: 'journeys and budgets',
    command: `pnpm --dir tests exec playwright test${isWhole ? '' : ' --grep @area-'}`,
    needs: appBuilds.map(({ name }) => name),
  },
  { name: 'story tests', command: `node scripts/stories/testStories.ts${isWhole ? '' : ' --areas'}` },
  { name: 'unit tests', command: 'vitest run --project unit' },
  // They build the elements of their pages.
  ...(isWhole ? [{ name: 'documents', command: 'vitepress build docs-site' }] : []),
];

async function run({ name, command, env }: Check): Promise<Result> {
  const startedAt = performance.now();
  console.log(`▶ ${name}: ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  // Lines of the checks that run at a time come as they are said, so that none waits for another.
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      output += `${line}\n`;
      console.log(`[${name}] ${line}`);
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const note = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${note})`);
  return { name, isPassed: code === 0, note, output };
}

async function runAll(checks: Check[]): Promise<Result[]> {
  const waiting = [...checks];
  const running = new Map<string, Promise<Result>>();
  const results: Result[] = [];
  const isFailed = (name: string) => results.some((result) => result.name === name && !result.isPassed);
  const isPending = (name: string) => running.has(name) || waiting.some((check) => check.name === name);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ needs = [] }) => !needs.some(isPending));
    if (next && running.size < MAX_RUNNING) {
      waiting.splice(waiting.indexOf(next), 1);
      const missing = next.needs?.filter(isFailed) ?? [];
      if (missing.length > 0) {
        results.push({
          name: next.name,
          isPassed: false,
          note: `not run, it needs ${missing.join(', ')}`,
          output: '',
        });
      } else {
        running.set(next.name, run(next));
      }
    } else {
      const result = await Promise.race(running.values());
      running.delete(result.name);
      results.push(result);
    }
  }
  return results;
}

const results = await runAll(
  CHECKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
);
const failed = results.filter(({ isPassed }) => !isPassed);

for (const { name, output } of failed) {
  const lines = output.trimEnd().split('\n');
  const named = new Set(lines.map(stripVTControlCharacters).filter((line) => line.startsWith(' FAIL ')));
  console.log([`\n✗ ${name}`, ...named, 'the last lines:', ...lines.slice(-REPEATED_LINES)].join('\n'));
}
console.log();
for (const { name, isPassed, note } of results) console.log(`${isPassed ? '✓' : '✗'} ${name} (${note})`);
console.log(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`);
// Not process.exit: a pipe may still have lines to write.
process.exitCode = failed.length > 0 ? 1 : 0;
