/**
 * `pnpm verify:release`: what a release needs beside `npm test`, part by part, and the minutes of each; ends with 1 when a part
 * fails. `pnpm verify:release nginx wire` runs these parts; arguments after the name of a single part are its own:
 * `pnpm verify:release faults --sample 200`. docs/how-to/release-the-packages.md lists the parts.
 */
import { spawnSync } from 'node:child_process';
import { readApps } from './readApps.ts';

/** Programs by part, in the order in which they run. */
const PARTS: Readonly<Record<string, string>> = {
  packages: 'scripts/packages/run.ts',
  outside: 'tests/outside/run.ts',
  nginx: 'tests/nginx/run.ts',
  browsers: 'tests/browsers/run.ts',
  wire: 'tests/wire-variants/run.ts',
  faults: 'tests/faults/run.ts',
  load: 'tests/bench/run.ts load',
  'answer-card': 'tests/bench/run.ts answer-card',
  calendar: 'tests/bench/run.ts calendar',
  lesson: 'tests/bench/run.ts lesson --built',
  lighthouse: 'tests/bench/run.ts lighthouse --built',
  claims: 'tests/claims/run.ts',
  mutants: 'tests/mutation/run.ts',
};

process.chdir(new URL('..', import.meta.url).pathname);
const words = process.argv.slice(2);
const chosen = Object.keys(PARTS).filter((name) => words.includes(name));
const [first = ''] = words;
const rest = chosen.length === 1 && first === chosen[0] ? words.slice(1) : [];
const wrong = words.filter((word) => !chosen.includes(word) && !rest.includes(word));
if (wrong.length > 0) {
  console.error(`There is no part ${wrong.join(', ')}; the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

/** Runs a command; the minutes it took. */
function run(command: string, args: string[]): { isPassed: boolean; minutes: number } {
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return { isPassed: status === 0, minutes: (performance.now() - startedAt) / 60_000 };
}

const results: { name: string; isPassed: boolean; minutes: number }[] = [];
if (chosen.length === 0) results.push({ name: 'build of Storybook', ...run('pnpm', ['build-storybook']) });
// Most parts open the built apps; one part alone takes those that are there.
if (chosen.length !== 1)
  for (const { name } of readApps())
    results.push({
      name: `build of ${name}`,
      ...run('pnpm', ['--filter', `@cloud-school/${name}`, 'run', 'build']),
    });
for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  console.log(`\n▶ ${name}`);
  const [program = '', ...args] = PARTS[name]?.split(' ') ?? [];
  results.push({ name, ...run(process.execPath, [program, ...args, ...rest]) });
}
console.log();
for (const { name, isPassed, minutes } of results)
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${minutes.toFixed(1)} min)`);
process.exitCode = results.some(({ isPassed }) => !isPassed) ? 1 : 0;
