/**
 * `pnpm verify:release`: what a release needs beside `npm test`, part by part, and the minutes of each; ends with 1 when a part
 * fails. `pnpm verify:release nginx wire` runs these parts; arguments after the name of a single part are its own:
 * `pnpm verify:release faults --sample 200`. docs/how-to/release-the-packages.md says what each part shows.
 */
import { spawnSync } from 'node:child_process';
import { readApps } from './readApps.ts';

/** Commands by part, in the order in which they run. */
const PARTS = new Map([
  ['packages', 'node scripts/packages/run.ts'],
  ['outside', 'node tests/outside/run.ts'],
  [
    'rebuild',
    [
      'copy=$(mktemp -d)',
      'git clone --quiet . "$copy"',
      '(cd "$copy" && pnpm install --frozen-lockfile --prefer-offline --silent && pnpm --filter "./apps/*" run build)',
      'for app in apps/*; do for part in dist dist-server; do diff -rq "$app/$part" "$copy/$app/$part" || exit 1; done; done',
      'rm -rf "$copy"',
    ].join(' && '),
  ],
  ['nginx', 'node tests/nginx/run.ts'],
  ['chart', 'node tests/chart/run.ts'],
  ['browsers', 'node tests/browsers/run.ts'],
  [
    'wire',
    [
      'WIRE_SEEDS=1-60 vitest run --project unit tests/wireVariants.test.ts',
      'cd tests',
      'SANDBOX_WIRE_SEED=1 pnpm exec playwright test $(grep -l "hasWireVariants: true" journeys/*.spec.ts) --repeat-each 3',
    ].join(' && '),
  ],
  ['pages', 'SWEEPS=whole pnpm --dir tests exec playwright test hydration every-page'],
  ['faults', 'node tests/faults/run.ts'],
  ['storybook', 'pnpm build-storybook'],
  ['load', 'node tests/bench/run.ts load'],
  ['growth', 'node tests/bench/run.ts growth'],
  ['lesson', 'node tests/bench/run.ts lesson --built'],
  ['lighthouse', 'node tests/bench/run.ts lighthouse --built'],
  ['claims', 'node tests/claims/run.ts'],
  ['mutants', 'node tests/mutation/run.ts'],
]);

process.chdir(new URL('..', import.meta.url).pathname);
const words = process.argv.slice(2);
const firstOther = words.findIndex((word) => !PARTS.has(word));
const chosen = firstOther < 0 ? words : words.slice(0, firstOther);
const rest = words.slice(chosen.length);
if (rest.length > 0 && chosen.length !== 1) {
  console.error(`'${rest[0]}' is no part: ${[...PARTS.keys()].join(', ')}.`);
  process.exit(1);
}

const results: string[] = [];
function run(name: string, command: string): void {
  console.log(`\n▶ ${name}: ${command}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  results.push(`${status === 0 ? '✓' : '✗'} ${name} (${minutes} min)`);
  if (status !== 0) process.exitCode = 1;
}

// Most parts open the built apps; a single part takes those that are there.
if (chosen.length !== 1)
  for (const { name } of readApps()) run(`build of ${name}`, `pnpm --filter @cloud-school/${name} run build`);
for (const name of chosen.length > 0 ? chosen : PARTS.keys())
  run(name, [PARTS.get(name), ...rest.map((word) => `'${word}'`)].join(' '));
console.log(`\n${results.join('\n')}`);
